import { causeFacts, type Log } from '../../functions/_shared/log.ts';
import type { Keys } from '../keys.ts';
import type { Sql } from './sql.ts';

/** Stands in for pg_cron's tables with the columns that the admin screen reads. */
const TABLES = [
  'create schema if not exists cron',
  `create table if not exists cron.job (
     jobid bigint generated always as identity primary key, jobname text unique, schedule text not null,
     command text not null, active boolean not null default true)`,
  `create table if not exists cron.job_run_details (
     runid bigint generated always as identity primary key, jobid bigint not null, status text not null,
     start_time timestamptz not null, end_time timestamptz not null)`,
  'create index if not exists job_run_details_end on cron.job_run_details (end_time)',
];

interface JobRun {
  readonly name: string;
  readonly status: 'succeeded' | 'failed';
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** Lists the jobs of the schema in the stand-in, as run every minute, and returns them. */
export async function listJobs(sql: Sql): Promise<readonly { readonly name: string; readonly command: string }[]> {
  for (const statement of TABLES) await sql(statement);
  await sql('delete from cron.job where jobname not in (select name from private.scheduled_jobs())');
  await sql(
    `insert into cron.job (jobname, schedule, command) select name, '* * * * *', command from private.scheduled_jobs()
     on conflict (jobname) do update set command = excluded.command`,
  );
  return sql('select name, command from private.scheduled_jobs()');
}

/** Adds runs to the stand-in. */
export async function recordRuns(sql: Sql, runs: readonly JobRun[]): Promise<void> {
  await sql(
    `insert into cron.job_run_details (jobid, status, start_time, end_time)
     select j.jobid, r.status, r."startedAt", r."endedAt"
     from jsonb_to_recordset($1::jsonb) as r (name text, status text, "startedAt" timestamptz, "endedAt" timestamptz)
     join cron.job j on j.jobname = r.name`,
    [JSON.stringify(runs)],
  );
}

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

/** Calls the function that sends due notifications, as pg_cron does on a hosted project. Rejects when it fails. */
export async function dispatchNotifications(keys: Keys, url: string): Promise<void> {
  const response = await fetch(`${url}/functions/v1/dispatch-notifications`, {
    method: 'POST',
    headers: { apikey: keys.secretKey },
  });
  if (!response.ok) throw new Error(`dispatch-notifications returned ${response.status}: ${await response.text()}`);
}
