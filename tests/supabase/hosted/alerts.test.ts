import { describe, expect, test } from 'vitest';
import { listJobs, recordRuns } from '../../../supabase/embedded/database/jobs.ts';
import type { Sql } from '../../../supabase/embedded/database/sql.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const sql: Sql = async (query, params) => JSON.parse(JSON.stringify(await backend.sql(query, params)));
const raised = async () => (await backend.sql('select alert, detail from private.list_alerts()')) as Alert[];
interface Alert {
  readonly alert: string;
  readonly detail: string;
}
const sendAlerts = async () => {
  await backend.sql('select private.send_alerts()');
  return backend.sql<{ url: string; text: string }>(
    `with taken as (delete from net.kept returning url, body) select url, body ->> 'text' as text from taken`,
  );
};
const run = (name: string, status: 'succeeded' | 'failed', at = new Date()) =>
  recordRuns(sql, [{ name, status, startedAt: at, endedAt: at }]);

const backend = closeAfterAll(await startTestBackend());
// Stand in for the extensions of hosted projects.
await backend.sql(`create table extensions.pg_stat_statements (query text, calls bigint, mean_exec_time double precision,
  max_exec_time double precision)`);
await backend.sql('create schema if not exists vault');
await backend.sql('create table vault.decrypted_secrets (name text, decrypted_secret text)');
await backend.sql('create schema net');
await backend.sql('create table net.kept (url text, body jsonb)');
await backend.sql(`create function net.http_post(url text, body jsonb) returns bigint language sql
  as $$ insert into net.kept values (url, body) returning 1::bigint $$`);

describe('the alerts', () => {
  test('name a database without pg_cron, jobs that never ran, are missing, off or late', async () => {
    expect(await raised()).toEqual([{ alert: 'job', detail: 'pg_cron does not run' }]);
    const jobs = await listJobs(sql);
    expect(await raised()).toHaveLength(jobs.length);
    for (const { name } of jobs) await run(name, 'succeeded');
    expect(await raised()).toEqual([]);
    await backend.sql(`update cron.job set active = false where jobname = 'keiko-problems'`);
    await backend.sql(`delete from cron.job where jobname = 'keiko-clean-up'`);
    await backend.sql(`update cron.job_run_details set start_time = start_time - interval '11 minutes'
      where jobid = (select jobid from cron.job where jobname = 'keiko-push-clean-up')`);
    expect((await raised()).map(({ detail }) => detail.split(/,| \d/)[0]).sort()).toEqual([
      'keiko-clean-up: stopped',
      'keiko-problems: stopped',
      'keiko-push-clean-up: late',
    ]);
    await backend.sql('update cron.job set active = true');
    await listJobs(sql);
    await run('keiko-clean-up', 'succeeded');
    await run('keiko-push-clean-up', 'succeeded');
    expect(await raised()).toEqual([]);
  });

  test('expect no run of a daily job on the first day', async () => {
    await backend.sql(`delete from cron.job_run_details
      where jobid = (select jobid from cron.job where jobname = 'keiko-clean-up')`);
    await backend.sql(`update cron.job set schedule = '23 18 * * *' where jobname = 'keiko-clean-up'`);
    expect(await raised()).toEqual([]);
    await backend.sql(`insert into cron.job_run_details (runid, jobid, status, start_time, end_time)
      overriding system value select 0, jobid, 'succeeded', now() - interval '3 days', now()
      from cron.job where jobname = 'keiko-push'`);
    expect((await raised()).map(({ detail }) => detail)).toEqual(['keiko-clean-up: late, last run never']);
    await run('keiko-clean-up', 'succeeded');
  });

  test('are each raised by their case', async () => {
    const { userId } = await backend.signUpConfirmed('hanako@example.com', 'secret1');
    await run('keiko-push', 'failed');
    await backend.sql(
      `insert into public.reminders (user_id, at, updated_at) values ($1, '07:30', now() - interval '3 days')`,
      [userId],
    );
    await backend.sql(`insert into public.reminder_days (day, late) values (private.tokyo_today(), 1)`);
    await backend.sql(
      `insert into public.admin_notifications (title, message, target_type, created_by, status, begun_at)
       values ('稽古', '今から', 'all', '花子', 'sending', now() - interval '5 hours')`,
    );
    await backend.sql(`insert into private.problem_counts (day, kind, code, build, engine, amount)
      select private.tokyo_today() - k.ago, k.kind, k.code, 'B3kd9_Qx', 'webkit', k.amount
      from (values (0, 'device', 'device', 100), (1, 'device', 'device', 100), (0, 'rejected', 'limit', 60))
        as k (ago, kind, code, amount)`);
    await backend.sql(`insert into extensions.pg_stat_statements values
      ('with pgrst_source as (select "public"."sync_exchange"(...))', 1000, 250, 900)`);
    const alerts = await raised();
    expect(alerts.map(({ alert }) => alert)).toEqual([
      'job',
      'reminders_waiting',
      'reminders_lost',
      'notification_stuck',
      'problem',
      'rows_rejected',
      'slow_call',
    ]);
    expect(alerts.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['rejected limit: 60 today, 0 in the week before', 'limit in build B3kd9_Qx: 60']),
    );
  });

  test('are sent to the address in the Vault when they are new, again after a day, and after they had ended', async () => {
    expect(await sendAlerts()).toEqual([]);
    await backend.sql(`insert into vault.decrypted_secrets values ('keiko_alert_url', 'https://hooks.example/x')`);
    const [first, ...others] = await sendAlerts();
    expect([first?.url, others]).toEqual(['https://hooks.example/x', []]);
    expect(first?.text.split('\n')).toHaveLength(8);
    expect(first?.text).toContain('slow_call: sync_exchange: 250 ms on average, in 1000 calls');
    expect(await sendAlerts()).toEqual([]);

    await run('keiko-push', 'succeeded');
    expect(await sendAlerts()).toEqual([]);
    await run('keiko-push', 'failed');
    expect((await sendAlerts())[0]?.text).toMatch(/^稽古\njob: keiko-push: failed, last run [^\n]*$/);

    await backend.sql(`update private.sent_alerts set sent_at = sent_at - interval '1 day' where alert = 'slow_call'`);
    expect((await sendAlerts())[0]?.text).toMatch(/^稽古\nslow_call/);
  });
});

describe('check_deployment()', () => {
  test('reports alerts and the history, null where the platform refuses to name it', async () => {
    const check = async () =>
      (await backend.sql<{ found: Record<string, unknown> }>('select public.check_deployment() as found'))[0]?.found;
    expect(await check()).toMatchObject({ history: expect.stringMatching(/^\d+\/0/) });
    expect((await check())?.alerts).toHaveLength(7);
    await backend.sql('revoke execute on function pg_catalog.pg_control_system() from public');
    // Not the superuser's any more.
    await backend.sql('alter function private.list_alerts() security definer');
    await backend.sql('grant create on schema private to service_role');
    await backend.sql('grant execute on function private.history(), private.list_alerts() to service_role');
    await backend.sql('alter function private.check_deployment() owner to service_role');
    expect(await check()).toMatchObject({ history: null });
  });
});
