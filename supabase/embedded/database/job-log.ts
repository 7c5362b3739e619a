import type { Sql } from './sql.ts';

/**
 * Stands in for pg_cron's tables, with those of its columns that the admin screen reads, so that it shows the embedded jobs
 * too.
 */
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

export type JobRun = { readonly name: string; readonly status: 'succeeded' | 'failed'; readonly startedAt: Date };

/** Lists the jobs as run every minute, and removes those of an earlier version. */
export async function listJobs(sql: Sql, jobs: Readonly<Record<string, string>>): Promise<void> {
  for (const statement of TABLES) await sql(statement);
  const names = Object.keys(jobs);
  await sql('delete from cron.job where jobname <> all ($1::text[])', [names]);
  await sql(
    `insert into cron.job (jobname, schedule, command) select name, '* * * * *', command
     from unnest($1::text[], $2::text[]) as listed (name, command)
     on conflict (jobname) do update set command = excluded.command`,
    [names, Object.values(jobs)],
  );
}

/** Adds the runs that end now, and removes those that are a week old. */
export async function recordRuns(sql: Sql, runs: readonly (JobRun & { readonly endedAt: Date })[]): Promise<void> {
  await sql(
    `insert into cron.job_run_details (jobid, status, start_time, end_time)
     select j.jobid, r.status, r.start_time, r.end_time
     from jsonb_to_recordset($1::jsonb) as r (name text, status text, start_time timestamptz, end_time timestamptz)
     join cron.job j on j.jobname = r.name`,
    [
      JSON.stringify(
        runs.map(({ name, status, startedAt, endedAt }) => ({
          ...{ name, status, start_time: startedAt.toISOString(), end_time: endedAt.toISOString() },
        })),
      ),
    ],
  );
  await sql(`delete from cron.job_run_details where end_time < now() - interval '7 days'`);
}
