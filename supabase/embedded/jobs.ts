import type { Sql } from './sql.ts';
import { reasonOf } from './startup-error.ts';

export interface Jobs {
  readonly sql: Sql;
  readonly log: (line: string) => void;
  /** Has the due notifications and reminders sent. */
  readonly dispatch: () => Promise<void>;
}

/** How often the jobs look; each of them decides by itself whether there is something to do. */
const INTERVAL = 60_000;

/** What pg_cron does on a hosted database: keeps the shared list fresh and forgets what is old. */
const jobs = [
  'select private.refresh_shared_kata()',
  'select private.balance_kata_segments()',
  'select private.forget_old_rows()',
  'select private.forget_departed_members()',
] as const;

/** Runs the jobs now and every minute; the returned function ends that. A job that fails is tried again next time. */
export function startJobs({ sql, log, dispatch }: Jobs): () => void {
  const attempt = async (name: string, job: () => Promise<unknown>) => {
    try {
      await job();
    } catch (cause) {
      log(`Cannot run the job "${name}": ${reasonOf(cause)}`);
    }
  };
  const dispatchDue = oneAtATime(async () => {
    // The function's process starts only when there is something to send.
    const [answer] = await sql<{ due: boolean }>('select private.is_push_due() as due');
    if (answer?.due) await dispatch();
  });
  const run = async () => {
    for (const job of jobs) await attempt(job, () => sql(job));
    await attempt('dispatch-notifications', dispatchDue);
  };
  void run();
  const timer = setInterval(() => void run(), INTERVAL);
  return () => clearInterval(timer);
}

/** The job, which does nothing as long as an earlier run of it goes on. */
function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await job().finally(() => {
      isRunning = false;
    });
  };
}
