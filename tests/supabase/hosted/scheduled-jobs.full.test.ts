import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readMigrations } from '../../../supabase/embedded/database/migrations.ts';
import { hasPgCron } from '../../support/backend/debian-packages.ts';
import { startDebianPostgres } from '../../support/backend/debian-postgres.ts';
import { scheduledJobs } from '../../support/backend/scheduled-jobs.ts';

// pg_cron counts in minutes, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const root = new URL('../../../', import.meta.url);
const NEXT_RUNS = { timeout: 150_000, interval: 1000 };

let server: Awaited<ReturnType<typeof startDebianPostgres>>;
/** The operator of the platform, and the owner of the project, whose jobs they are and who is no superuser. */
let platform: pg.Client;
let owner: pg.Client;

describe.skipIf(!hasPgCron())('with pg_cron, and stand-ins for pg_net and the Vault, the jobs', () => {
  beforeAll(async () => {
    server = await startDebianPostgres('supabase_admin');
    platform = new pg.Client(server.urlFor('supabase_admin'));
    await platform.connect();
    await platform.query(readFileSync(new URL('tests/support/backend/hosted-platform.sql', root), 'utf8'));
    // A hosted project lets its owner create this extension, and then grants the schema.
    await platform.query('create extension pg_cron; grant usage on schema cron to postgres');
    owner = new pg.Client(server.urlFor('postgres'));
    await owner.connect();
    for (const { sql } of readMigrations(new URL('supabase/migrations', root).pathname)) {
      await owner.query(`begin; ${sql}; commit`);
    }
  });
  afterAll(async () => {
    await owner.end();
    await platform.end();
    await server.stop();
  });

  interface Run {
    readonly name: string;
    readonly status: string;
    readonly message: string;
  }

  /** The last finished run of each job after a run. */
  async function runsAfter(run: number): Promise<readonly Run[]> {
    const { rows } = await platform.query<Run>(
      `select distinct on (j.jobname) j.jobname as name, d.status, d.return_message as message
       from cron.job_run_details d join cron.job j using (jobid)
       where d.runid > $1 and d.status in ('succeeded', 'failed') order by j.jobname, d.runid desc`,
      [run],
    );
    return rows;
  }

  async function lastRun(): Promise<number> {
    const { rows } = await platform.query<{ last: string }>(
      'select coalesce(max(runid), 0) as last from cron.job_run_details',
    );
    return Number(rows[0]?.last);
  }

  const names = scheduledJobs().map(({ name }) => name);
  const allBut = (left: string) => names.filter((name) => name !== left).map((name) => [name, 'succeeded']);
  const outcomes = (runs: readonly Run[]) => runs.map(({ name, status }) => [name, status]);

  test('are scheduled as the migrations say, for the owner of the project', async () => {
    const { rows } = await platform.query('select jobname as name, schedule, command, username, active from cron.job');
    const expected = scheduledJobs().map((job) => ({ ...job, username: 'postgres', active: true }));
    expect(rows).toHaveLength(names.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
    expect(names).toContain('keiko-push');
  });

  test('fire and succeed, whichever of them fails', async () => {
    await owner.query(
      `insert into public.admin_notifications (title, message, target_type, created_by, status, scheduled_at)
       values ('稽古', '今から', 'all', '花子', 'scheduled', now())`,
    );
    // Those of the hour and the day fire each minute as well.
    await platform.query("select cron.alter_job(jobid, schedule := '* * * * *') from cron.job");
    await expect
      .poll(async () => outcomes(await runsAfter(0)), NEXT_RUNS)
      .toEqual(expect.arrayContaining([...allBut('keiko-push'), ['keiko-push', 'failed']]));
    const push = (await runsAfter(0)).find(({ name }) => name === 'keiko-push');
    expect(push?.message).toContain('the Vault lacks "keiko_functions_url" or "keiko_secret_key"');
  });

  test('fire again after a failure, and call the function of the pushes', async () => {
    await owner.query("select vault.create_secret('https://keiko.example/functions/v1', 'keiko_functions_url')");
    await owner.query("select vault.create_secret('sb_secret_x', 'keiko_secret_key')");
    const before = await lastRun();
    await expect
      .poll(async () => outcomes(await runsAfter(before)), NEXT_RUNS)
      .toEqual(expect.arrayContaining([...allBut('keiko-push'), ['keiko-push', 'succeeded']]));
    const { rows } = await owner.query('select url, headers, timeout_milliseconds from net.kept_requests');
    expect(rows).toContainEqual({
      url: 'https://keiko.example/functions/v1/dispatch-notifications',
      headers: { apikey: 'sb_secret_x', 'content-type': 'application/json' },
      timeout_milliseconds: 150_000,
    });
  });
});
