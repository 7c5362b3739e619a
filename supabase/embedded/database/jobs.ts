import { causeFacts, type Log } from '../../functions/_shared/log.ts';
import { type JobRun, listJobs, recordRuns } from './job-log.ts';
import type { Sql } from './sql.ts';

export interface Jobs {
  readonly sql: Sql;
  readonly log: Log;
  /** Sends due notifications and reminders. */
  readonly dispatch: () => Promise<void>;
}

/** Each job checks by itself whether there is something to do. */
const INTERVAL = 60_000;

/** The pg_cron jobs of a hosted database, under their names. */
const jobs = {
  'keiko-shared-kata': 'select private.refresh_shared_kata()',
  'keiko-kata-segments': 'select private.balance_kata_segments()',
  'keiko-clean-up': 'select private.purge_old_rows()',
  'keiko-unconfirmed-members': 'select private.purge_unconfirmed_members()',
  'keiko-deleted-members': 'select private.purge_deleted_members()',
  'keiko-push-clean-up': 'select private.purge_old_deliveries()',
  'keiko-streaks': 'select private.refresh_streaks()',
  'keiko-problems': 'select private.purge_problems()',
} as const;

// Checked here so that the function's process starts only when needed.
const DISPATCH = { 'keiko-push': 'select private.is_push_due() as due' } as const;

/** Runs the jobs now and every minute; returns a stop function. A failed job runs again at the next interval. */
export function startJobs({ sql, log, dispatch }: Jobs): () => void {
  const run = async (name: string, job: () => Promise<unknown>): Promise<JobRun & { readonly endedAt: Date }> => {
    const startedAt = new Date();
    try {
      await job();
      return { name, startedAt, status: 'succeeded', endedAt: new Date() };
    } catch (cause) {
      log('error', 'job failed', { job: name, ...causeFacts(cause) });
      return { name, startedAt, status: 'failed', endedAt: new Date() };
    }
  };
  const dispatchDue = skipWhileRunning(async () => {
    const [row] = await sql<{ due: boolean }>(DISPATCH['keiko-push']);
    if (row?.due) await dispatch();
  });
  const runAll = async () => {
    const runs = [];
    for (const [name, job] of Object.entries(jobs)) runs.push(await run(name, () => sql(job)));
    runs.push(await run('keiko-push', dispatchDue));
    await recordRuns(sql, runs);
  };
  const runLogged = () => runAll().catch((cause) => log('error', 'cannot record the jobs', causeFacts(cause)));
  void listJobs(sql, { ...jobs, ...DISPATCH }).then(runLogged, (cause) =>
    log('error', 'cannot list the jobs', causeFacts(cause)),
  );
  const timer = setInterval(() => void runLogged(), INTERVAL);
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
