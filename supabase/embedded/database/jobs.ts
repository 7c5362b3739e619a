import { causeFacts, type Log } from '../../functions/_shared/log.ts';
import { type JobRun, listJobs, recordRuns } from './job-log.ts';
import type { Sql } from './sql.ts';

/** Each job checks by itself whether there is something to do. */
const INTERVAL = 60_000;

// Instead of its command, which calls the function over the network. Checked here so that the process starts only when needed.
const PUSH_JOB = 'keiko-push';

/**
 * Runs the jobs now and every minute; returns a stop function. A failed job runs again at the next interval. `dispatch` sends
 * due notifications and reminders.
 */
export function startJobs({ sql, log, dispatch }: { sql: Sql; log: Log; dispatch: () => Promise<void> }): () => void {
  const run = async (name: string, job: () => Promise<unknown>): Promise<JobRun> => {
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
    const [row] = await sql<{ due: boolean }>('select private.is_dispatch_due() as due');
    if (row?.due) await dispatch();
  });
  const runAll = async () => {
    const jobs = await listJobs(sql);
    const runs = [];
    for (const { name, command } of jobs) {
      runs.push(await run(name, name === PUSH_JOB ? dispatchDue : () => sql(command)));
    }
    await recordRuns(sql, runs);
  };
  const runLogged = () => runAll().catch((cause) => log('error', 'cannot run the jobs', causeFacts(cause)));
  void runLogged();
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
