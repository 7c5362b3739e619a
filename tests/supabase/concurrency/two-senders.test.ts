import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const db = closeAfterAll(await startRealPostgres());
const member = await db.addMember('devices');
await db.sql(
  `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
   select $1, 'https://fcm.googleapis.com/' || n, 'p', 'a' from generate_series(1, 1000) n`,
  [member],
);

/** The pool has four connections, so four of these run concurrently. */
const MANY = Array.from({ length: 12 });

async function addNotification(status: 'draft' | 'scheduled'): Promise<string> {
  const id = randomUUID();
  await db.sql(
    `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at)
     values ($1, '稽古', '今から', 'all', '花子', $2, $3)`,
    [id, status, status === 'scheduled' ? new Date(Date.now() - 60_000).toISOString() : null],
  );
  return id;
}

async function countPlanned(id: string): Promise<unknown> {
  const [row] = await db.sql(
    `select count(*)::integer as rows, count(distinct subscription_id)::integer as devices
     from private.notification_deliveries where notification_id = $1`,
    [id],
  );
  return row;
}

async function lease(id: string, run: string): Promise<readonly number[]> {
  const [row] = await db.sql(
    `select array(select (d ->> 'id')::integer from jsonb_array_elements(
       public.lease_deliveries($1, $2, 40) -> 'deliveries') d) as ids`,
    [id, run],
  );
  return Array.isArray(row?.ids) ? row.ids : [];
}

async function record(run: string, begun: readonly number[], outcomes: readonly object[] = []): Promise<unknown> {
  const [row] = await db.sql('select public.record_deliveries($1, $2, $3) as ours', [
    run,
    begun,
    JSON.stringify(outcomes),
  ]);
  return row?.ours;
}

describe('concurrent senders', () => {
  test('claim a draft once and plan each device once', async () => {
    const admin = await db.addMember('admin');
    const id = await addNotification('draft');
    const begun = await Promise.all(
      MANY.map(() => db.sql('select public.begin_notification($1, $2, null) as begun', [id, admin])),
    );
    expect(begun.filter(([row]) => row?.begun !== null)).toHaveLength(1);
    expect(await countPlanned(id)).toEqual({ rows: 1000, devices: 1000 });
  });

  test('either claim a due notification once or let it be cancelled', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await addNotification('scheduled');
      const cancel = `update public.admin_notifications set status = 'cancelled' where id = $1 and status = 'scheduled' returning id`;
      const dispatch = () => db.sql('select public.begin_due_notifications()');
      const [, cancelled] = await Promise.all([dispatch(), db.sql(cancel, [id]), dispatch()]);
      const isCancelled = cancelled.length === 1;
      expect(await countPlanned(id)).toMatchObject({ rows: isCancelled ? 0 : 1000 });
      await db.sql('delete from public.admin_notifications where id = $1', [id]);
    }
  });

  test('share the deliveries without duplicates and count all of them', async () => {
    const id = await addNotification('scheduled');
    await db.sql('select public.begin_due_notifications()');
    const sent: number[] = [];
    await Promise.all(
      MANY.map(async () => {
        const run = randomUUID();
        for (let ids = await lease(id, run); ids.length > 0; ids = await lease(id, run)) {
          expect(await record(run, ids)).toHaveLength(ids.length);
          sent.push(...ids);
          const outcomes = ids.map((delivery) => ({ id: delivery, outcome: 'delivered', endpoint: '' }));
          // Recorded twice, as after a lost response.
          await record(run, [], outcomes);
          await record(run, [], outcomes);
        }
      }),
    );
    expect([sent.length, new Set(sent).size]).toEqual([1000, 1000]);
    const [row] = await db.sql('select public.finish_notification($1) as outcome', [id]);
    expect(row?.outcome).toEqual({ status: 'sent', delivered: 1000, failed: 0, removed: 0 });
  });

  test('take over another sender’s leased deliveries only after the lease, and none that were sending', async () => {
    const id = await addNotification('scheduled');
    await db.sql('select public.begin_due_notifications()');
    const [slow, quick] = [randomUUID(), randomUUID()];
    const ids = await lease(id, slow);
    const begun = ids.slice(0, 5);
    await record(slow, begun);
    expect(await record(quick, ids)).toEqual([]);
    const expired = await db.sql(
      `update private.notification_deliveries set leased_until = private.now() where run = $1 returning id`,
      [slow],
    );
    expect(expired).toHaveLength(40);
    const reassigned = await lease(id, quick);
    expect(reassigned).toEqual(ids.slice(5).concat(reassigned.slice(35)));
    expect(await record(slow, ids)).toEqual([]);
    const [row] = await db.sql('select failed from public.admin_notifications where id = $1', [id]);
    expect(row).toEqual({ failed: 5 });
  });
});

describe('concurrent minute jobs', () => {
  test('remind each member once', async () => {
    const [clock] = await db.sql(
      `select to_char(private.now() at time zone 'Asia/Tokyo', 'HH24:MI') as at, private.tokyo_today()::text as day`,
    );
    await db.sql(
      `insert into public.reminders (user_id, at, updated_at) select distinct user_id, $1::time, private.now() - interval '2 minutes'
       from public.push_subscriptions`,
      [clock?.at],
    );
    await Promise.all(MANY.map(() => db.sql('select private.plan_reminders()')));
    const [row] = await db.sql(
      `select count(*)::integer as rows, count(distinct subscription_id)::integer as devices
       from private.notification_deliveries where reminder_day = $1`,
      [clock?.day],
    );
    expect(row).toEqual({ rows: 1000, devices: 1000 });
  });
});
