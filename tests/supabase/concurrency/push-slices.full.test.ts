import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { REMINDERS_BATCH } from '../../../sync/model/notifications/test-notification.contract.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

// Thousands of rows are written for each test.
vi.setConfig({ testTimeout: 120_000 });

/** Three slices: of 5,000, 5,000 and 2,000 devices, three of a member. */
const MEMBERS = 4000;
const DEVICES = 3 * MEMBERS;

const db = closeAfterAll(await startRealPostgres());
beforeEach(async () => {
  await db.sql('truncate public.admin_notifications, public.reminder_days cascade');
  await db.sql('truncate auth.users cascade');
  await db.sql(
    `insert into auth.users (id, email) select gen_random_uuid(), 'm' || n || '@example.com' from generate_series(1, $1::integer) n`,
    [MEMBERS],
  );
  await db.sql(`insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
    select u.id, 'https://fcm.googleapis.com/' || u.id || n, 'p', 'a', '2026-01-01'::timestamptz from auth.users u, generate_series(1, 3) n`);
});

async function beginNotification(): Promise<string> {
  const id = randomUUID();
  await db.sql(
    `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at)
     values ($1, '稽古', '今から', 'all', '花子', 'scheduled', private.now())`,
    [id],
  );
  await db.sql('select public.begin_due_notifications()');
  return id;
}

/** Sets a reminder of each member that was due so many minutes ago. */
async function addReminders(minutes: number): Promise<void> {
  await db.sql(
    `insert into public.reminders (user_id, at, updated_at, last_sent_day)
     select u.id, t.due::time, '2026-01-01'::timestamptz, t.due::date - 1
     from auth.users u, (select (private.now() - make_interval(mins => $1::integer)) at time zone 'Asia/Tokyo' as due) t`,
    [minutes],
  );
}

async function count(query: string, params: readonly unknown[] = []): Promise<number> {
  const [row] = await db.sql(`select count(*)::integer as n from ${query}`, params);
  return Number(row?.n);
}

async function lease(batch: string, run: string) {
  const [row] = await db.sql(
    `select array(select (d ->> 'id')::integer from jsonb_array_elements(l -> 'deliveries') d) as ids,
            array(select d ->> 'endpoint' from jsonb_array_elements(l -> 'deliveries') d) as endpoints, l -> 'next' as next
     from public.lease_deliveries($1, $2, 300) l`,
    [batch, run],
  );
  const { ids, endpoints, next } = row ?? {};
  if (!Array.isArray(ids) || !Array.isArray(endpoints)) throw new Error('Cannot read the leased deliveries');
  return { ids: ids.map(Number), endpoints: endpoints.map(String), next };
}

/** Sends as the function of release 3 does, which ends when nothing could be leased twice in a row. */
async function send(batch: string): Promise<readonly string[]> {
  const run = randomUUID();
  const sent: string[] = [];
  let hasWaited = false;
  for (;;) {
    const { ids, endpoints, next } = await lease(batch, run);
    if (ids.length === 0 && (next === null || hasWaited)) return sent;
    hasWaited = ids.length === 0;
    const [row] = await db.sql('select public.record_deliveries($1, $2, $3) as ours', [run, ids, '[]']);
    // Without those of accounts that were deleted meanwhile.
    const begun = new Map(ids.map((id, n) => [id, endpoints[n] ?? '']));
    const ours = new Set(Array.isArray(row?.ours) ? row.ours.map(Number) : []);
    for (const id of ids) if (!ours.has(id)) begun.delete(id);
    const outcomes = [...begun].map(([id, endpoint]) => ({ id, outcome: 'delivered', endpoint }));
    await db.sql('select public.record_deliveries($1, $2, $3)', [run, [], JSON.stringify(outcomes)]);
    sent.push(...begun.values());
  }
}

async function sendByMany(batch: string): Promise<readonly string[]> {
  const sent = (await Promise.all(Array.from({ length: 8 }, () => send(batch)))).flat();
  // What was left by senders that met only locked rows, as the next minute job does.
  return [...sent, ...(await send(batch))];
}

const outcomeOf = async (id: string) => (await db.sql('select public.finish_notification($1) as outcome', [id]))[0];

/** Runs work on a connection of its own, which dies with its open transaction. */
async function die(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(db.url);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query('begin');
  await work(client);
  await db.sql('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
}

describe('a notification in slices', () => {
  test('is planned and sent once to each device by several senders with the calls of release 3', async () => {
    const id = await beginNotification();
    expect(await count('private.notification_deliveries')).toBe(5000);
    const sent = await sendByMany(id);
    expect([sent.length, new Set(sent).size]).toEqual([DEVICES, DEVICES]);
    const counts = { delivered: DEVICES, failed: 0, removed: 0 };
    expect(await outcomeOf(id)).toEqual({ outcome: { status: 'sent', ...counts } });
  });

  test('is not sent before the last slice is planned', async () => {
    const id = await beginNotification();
    await db.sql(`update private.notification_deliveries set status = 'delivered'`);
    expect(await outcomeOf(id)).toMatchObject({ outcome: { status: 'sending' } });
    expect(await db.sql('select private.is_dispatch_due() as due')).toEqual([{ due: true }]);
  });

  test('loses and repeats no device when its planner dies between slices', async () => {
    const id = await beginNotification();
    await die((client) => client.query('select private.plan_notification($1)', [id]));
    await db.sql('select private.plan_notification($1)', [id]);
    await die((client) => client.query('select private.plan_notification($1)', [id]));
    const sent = await sendByMany(id);
    expect([sent.length, new Set(sent).size]).toEqual([DEVICES, DEVICES]);
  });

  test('is leased while another sender plans', async () => {
    const id = await beginNotification();
    await db.sql(`delete from private.notification_deliveries where id % 5 <> 0`);
    await die(async (client) => {
      await client.query('select private.plan_notification($1)', [id]);
      expect((await lease(id, randomUUID())).ids).toHaveLength(300);
    });
  });

  test('reaches a device at the endpoint that it has changed to meanwhile, once', async () => {
    const id = await beginNotification();
    await db.sql(`update public.push_subscriptions set endpoint = endpoint || '/new'`);
    const sent = await sendByMany(id);
    expect([sent.length, new Set(sent).size]).toEqual([DEVICES, DEVICES]);
    expect(sent.filter((endpoint) => !endpoint.endsWith('/new'))).toEqual([]);
  });

  test('does not reach a device that subscribed again meanwhile', async () => {
    const id = await beginNotification();
    await db.sql(`with gone as (delete from public.push_subscriptions returning user_id, endpoint)
      insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) select user_id, endpoint, 'p', 'a' from gone`);
    expect(await send(id)).toEqual([]);
  });

  test('and deleted accounts do not deadlock', async () => {
    const id = await beginNotification();
    const members = await db.sql('select id from auth.users order by id');
    const gone = members.filter((_member, n) => n % 10 === 0);
    const deleteAll = async (): Promise<readonly string[]> => {
      for (const { id: member } of gone) await db.sql('delete from auth.users where id = $1', [member]);
      return [];
    };
    const sent = (await Promise.all([deleteAll(), send(id), send(id), send(id)])).flat();
    sent.push(...(await send(id)));
    expect(new Set(sent).size).toBe(sent.length);
    expect(await count(`private.notification_deliveries where status <> 'delivered'`)).toBe(0);
    expect(
      await count('public.push_subscriptions s join private.notification_deliveries d on d.subscription_id = s.id'),
    ).toBe(3 * (MEMBERS - gone.length));
  });

  test('is given up after three hours, and each device that it did not reach is counted', async () => {
    const id = await beginNotification();
    const { ids } = await lease(id, randomUUID());
    await db.sql(`update public.admin_notifications set begun_at = begun_at - interval '3 hours'`);
    await db.sql(`update private.notification_deliveries set leased_until = private.now() where status = 'leased'`);
    for (let n = 0; n < 8; n += 1) expect((await lease(id, randomUUID())).ids).toEqual([]);
    expect(ids).toHaveLength(300);
    expect(await outcomeOf(id)).toMatchObject({ outcome: { status: 'sent', delivered: 0 } });
    expect(await db.sql('select late from public.admin_notifications')).toEqual([{ late: DEVICES }]);
    expect(await db.sql('select private.is_dispatch_due() as due')).toEqual([{ due: false }]);
  });
});

describe('reminders in slices', () => {
  test('are planned and sent once to each device by several senders with the calls of release 3', async () => {
    await addReminders(5);
    await Promise.all(Array.from({ length: 4 }, () => db.sql('select private.plan_reminders()')));
    const sent = await sendByMany(REMINDERS_BATCH);
    expect([sent.length, new Set(sent).size]).toEqual([DEVICES, DEVICES]);
    expect(await db.sql('select delivered, failed, removed, late from public.reminder_days')).toEqual([
      { delivered: DEVICES, failed: 0, removed: 0, late: 0 },
    ]);
    expect(await db.sql('select private.is_dispatch_due() as due')).toEqual([{ due: false }]);
  });

  test('are lost and repeated by no planner that dies', async () => {
    await addReminders(5);
    await die((client) => client.query('select private.plan_reminders()'));
    const sent = await sendByMany(REMINDERS_BATCH);
    expect([sent.length, new Set(sent).size]).toEqual([DEVICES, DEVICES]);
  });

  test('that nobody planned within an hour are counted, except those of members who recorded the day', async () => {
    await addReminders(61);
    await db.sql(`insert into public.login_records (user_id, login_date)
      select user_id, (due_at at time zone 'Asia/Tokyo')::date from public.reminders limit 1000`);
    expect(await send(REMINDERS_BATCH)).toEqual([]);
    expect(await db.sql('select sum(late)::integer as late from public.reminder_days')).toEqual([
      { late: DEVICES - 3000 },
    ]);
    await send(REMINDERS_BATCH);
    expect(await db.sql('select sum(late)::integer as late from public.reminder_days')).toEqual([
      { late: DEVICES - 3000 },
    ]);
  });

  test('that were planned and not sent within an hour are counted', async () => {
    await addReminders(5);
    await db.sql('select private.plan_reminders()');
    await db.sql(`update private.notification_deliveries set not_before = not_before - interval '1 hour'`);
    // A slice each time.
    for (let n = 0; n < 3; n += 1) await db.sql('select private.plan_reminders()');
    expect(await send(REMINDERS_BATCH)).toEqual([]);
    expect(await db.sql('select delivered, late from public.reminder_days')).toEqual([{ delivered: 0, late: DEVICES }]);
  });

  test('and deleted accounts do not deadlock', async () => {
    await addReminders(5);
    const members = await db.sql('select id from auth.users order by id limit 200');
    const deleteAll = async () => {
      for (const { id } of members) await db.sql('delete from auth.users where id = $1', [id]);
    };
    const plan = async () => {
      for (let n = 0; n < 3; n += 1) await db.sql('select private.plan_reminders()');
    };
    await Promise.all([deleteAll(), plan(), plan()]);
    expect(await count('private.notification_deliveries')).toBe(DEVICES - 3 * members.length);
  });
});
