import type { Log } from '../../functions/_shared/log.ts';
import type { Sql } from './sql.ts';

/** Warns when the database refuses the calls that name its history, by which it notices a failover or a restore. */
export async function checkHistory(sql: Sql, log: Log): Promise<void> {
  const [row] = await sql<{ history: string | null; refused: readonly string[] }>(
    `select c ->> 'history' as history, c -> 'refused_calls' as refused from private.check_deployment() c`,
  );
  if (!row || row.history !== null) return;
  log('warn', 'the database cannot name its history: call private.start_new_epoch() after a failover or a restore', {
    refused: row.refused,
  });
}
