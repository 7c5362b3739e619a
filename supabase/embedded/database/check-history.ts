import type { Log } from '../../functions/_shared/log.ts';
import type { Sql } from './sql.ts';

interface Row {
  readonly history: string | null;
  readonly refused: readonly string[];
}

/** Warns when the database refuses the calls that name its history, by which it notices a failover or a restore. */
export async function checkHistory(sql: Sql, log: Log): Promise<void> {
  const [row] = await sql<Row>(
    `select c ->> 'history' as history, c -> 'refused_calls' as refused from private.check_deployment() c`,
  );
  if (!row || row.history !== null) return;
  const { refused } = row;
  log('warn', 'the database cannot name its history: call private.start_new_epoch() after a failover or a restore', {
    refused,
  });
}
