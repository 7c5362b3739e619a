import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startJobs } from '../../../supabase/embedded/database/jobs.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
afterEach(() => backend.sql('delete from public.admin_notifications'));

/** Adds a due notification with pending deliveries to that many devices. */
async function addDue(devices = 0): Promise<void> {
  const [id, member] = [randomUUID(), randomUUID()];
  await backend.sql(
    `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at)
     values ($1, '稽古', '今から', 'all', '花子', 'scheduled', private.now())`,
    [id],
  );
  if (devices === 0) return;
  await backend.sql('insert into auth.users (id, email) values ($1, $2)', [member, `${member}@example.com`]);
  await backend.sql(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
     select $1, 'https://fcm.googleapis.com/' || n, 'p', 'a' from generate_series(1, $2::integer) n`,
    [member, devices],
  );
  await backend.sql('select public.begin_due_notifications()');
}

describe('the timer of the embedded backend', () => {
  /** Counts the calls of the function in one round of the jobs. */
  async function dispatches(): Promise<number> {
    let count = 0;
    const queries: string[] = [];
    const end = startJobs({
      sql: async (query, params) => {
        const rows = await backend.sql(query, params);
        queries.push(query);
        return JSON.parse(JSON.stringify(rows));
      },
      log: (_level, message, facts) => expect.unreachable(`${message} ${JSON.stringify(facts)}`),
      dispatch: async () => {
        count += 1;
      },
    });
    await expect.poll(() => queries.at(-1)).toContain('insert into cron.job_run_details');
    // Called by no timer but that of a hosted database.
    expect(queries).not.toContain('select private.request_dispatch()');
    end();
    return count;
  }

  test('calls the function only when something is due', async () => {
    expect(await dispatches()).toBe(0);
    await addDue();
    expect(await dispatches()).toBe(1);
  });
});

describe('the minute job of a hosted project', () => {
  const request = () => backend.sql('select private.request_dispatch()');
  const calls = () => backend.sql('select url, headers from net.calls');

  beforeAll(async () => {
    await backend.sql('create schema vault');
    await backend.sql('create table vault.decrypted_secrets (name text, decrypted_secret text)');
    await backend.sql('create schema net');
    await backend.sql('create table net.calls (url text, headers jsonb)');
    await backend.sql(`create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
        headers jsonb default '{}', timeout_milliseconds integer default 1000) returns bigint
      language sql as $$ insert into net.calls values (url, headers); select 1::bigint $$`);
  });
  afterEach(() => backend.sql('delete from net.calls'));

  test('reports missing Vault entries, and does nothing when nothing is due', async () => {
    await request();
    await addDue();
    await expect(request()).rejects.toThrow('the Vault lacks "keiko_functions_url" or "keiko_secret_key"');
  });

  test('calls the function with the secret key, once per 1,000 pushes', async () => {
    await backend.sql(`insert into vault.decrypted_secrets values
      ('keiko_functions_url', 'https://ref.supabase.co/functions/v1/'), ('keiko_secret_key', 'sb_secret_x')`);
    await request();
    expect(await calls()).toEqual([]);
    await addDue();
    await request();
    expect(await calls()).toEqual([
      {
        url: 'https://ref.supabase.co/functions/v1/dispatch-notifications',
        headers: { apikey: 'sb_secret_x', 'content-type': 'application/json' },
      },
    ]);
    await backend.sql('delete from public.admin_notifications');
    await backend.sql('delete from net.calls');
    await addDue(2300);
    await request();
    expect(await calls()).toHaveLength(3);
  });
});
