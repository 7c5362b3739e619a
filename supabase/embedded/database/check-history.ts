import type { Log } from '../../functions/_shared/log.ts';
import type { Sql } from './sql.ts';

/** Warns when the database refuses the functions that name its history, by which it notices a failover or a restore. */
export async function checkHistory(sql: Sql, log: Log): Promise<void> {
  const [row] = await sql<{ history: string | null }>('select private.history() as history');
  if (row?.history) return;
  log('warn', 'the database cannot name its history: call private.start_new_epoch() after a failover or a restore', {
    refused: ['pg_control_system()', 'pg_walfile_name(pg_current_wal_lsn())'],
  });
}
