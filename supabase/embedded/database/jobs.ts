import { reasonOf } from '../startup-error.ts';
import type { Sql } from './sql.ts';

export interface Jobs {
  readonly sql: Sql;
  readonly log: (line: string) => void;
  /** Sends due notifications and reminders. */
  readonly dispatch: () => Promise<void>;
}

/** Each job checks by itself whether there is something to do. */
const INTERVAL = 60_000;

/** The pg_cron jobs of a hosted database. */
const jobs = [
  'select private.refresh_shared_kata()',
  'select private.balance_kata_segments()',
  'select private.purge_old_rows()',
  'select private.purge_unconfirmed_members()',
  'select private.purge_deleted_members()',
  'select private.purge_old_deliveries()',
  'select private.refresh_streaks()',
] as const;

/** Runs the jobs now and every minute; returns a stop function. A failed job runs again at the next interval. */
export function startJobs({ sql, log, dispatch }: Jobs): () => void {
  const attempt = async (name: string, job: () => Promise<unknown>) => {
    try {
      await job();
    } catch (cause) {
      log(`Cannot run the job "${name}": ${reasonOf(cause)}`);
    }
  };
  const dispatchDue = skipWhileRunning(async () => {
    // Checked here so that the function's process starts only when needed.
    const [row] = await sql<{ due: boolean }>('select private.is_push_due() as due');
    if (row?.due) await dispatch();
  });
  const run = async () => {
    for (const job of jobs) await attempt(job, () => sql(job));
    await attempt('dispatch-notifications', dispatchDue);
  };
  void run();
  const timer = setInterval(() => void run(), INTERVAL);
  return () => clearInterval(timer);
}

/** Wraps a job so that it is skipped while an earlier run is in progress. */
function skipWhileRunning(job: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await job().finally(() => {
      isRunning = false;
    });
  };
}
