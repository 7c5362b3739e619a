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

export interface JobRun {
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
