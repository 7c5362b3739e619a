import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { REMINDERS_BATCH } from '../../../sync/model/notifications/test-notification.contract.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const OWN = 50;
const NOTIFICATION = randomUUID();

/** 50 deliveries of one notification and 50 reminders, among the 20,000 open ones of twenty other notifications. */
const db = closeAfterAll(await startRealPostgres());
const member = await db.addMember('devices');
await db.sql(
  `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
   select $1, 'https://fcm.googleapis.com/' || n, 'p', 'a' from generate_series(1, 1000) n`,
  [member],
);
await db.sql(
  `insert into public.admin_notifications (id, title, message, target_type, created_by, status)
   select id, '稽古', '今から', 'all', '花子', 'sending'
   from (select $1::uuid as id union all select gen_random_uuid() from generate_series(1, 20)) ids`,
  [NOTIFICATION],
);
await db.sql(
  `insert into private.notification_deliveries (notification_id, subscription_id, not_before)
   select n.id, s.id, private.now() from public.admin_notifications n cross join public.push_subscriptions s
   where n.id <> $1`,
  [NOTIFICATION],
);
await db.sql(
  `insert into private.notification_deliveries (notification_id, reminder_day, subscription_id, not_before)
   select subject.id, subject.day, s.id, private.now()
   from (values ($1::uuid, null::date), (null, private.tokyo_today())) subject (id, day)
   cross join (select id from public.push_subscriptions limit ${OWN}) s`,
  [NOTIFICATION],
);
await db.sql('analyze private.notification_deliveries');
// Counts the rows read by PostgreSQL's statistics, because `explain` does not show plans inside functions.
await db.sql(`create function private.test_reads(p_subject uuid, p_mode text,
    out leased integer, out full_scans integer, out rows integer) language plpgsql as $$
  declare
    deliveries constant regclass := 'private.notification_deliveries';
    scans_before constant bigint := pg_stat_get_xact_numscans(deliveries);
    rows_before constant bigint :=
      pg_stat_get_xact_tuples_returned(deliveries) + pg_stat_get_xact_tuples_fetched(deliveries);
  begin
    perform set_config('plan_cache_mode', p_mode, true);
    leased := jsonb_array_length(private.lease_deliveries(p_subject, gen_random_uuid(), 20) -> 'deliveries');
    full_scans := pg_stat_get_xact_numscans(deliveries) - scans_before;
    rows := pg_stat_get_xact_tuples_returned(deliveries) + pg_stat_get_xact_tuples_fetched(deliveries) - rows_before;
  end $$`);

describe('leasing deliveries', () => {
  test.each([
    ['of a notification', 'force_custom_plan', NOTIFICATION],
    ['of a notification', 'force_generic_plan', NOTIFICATION],
    ['of reminders', 'force_custom_plan', REMINDERS_BATCH],
    ['of reminders', 'force_generic_plan', REMINDERS_BATCH],
  ])('%s reads no other deliveries, with %s', async (_what, mode, subject) => {
    const [row] = await db.sql('select * from private.test_reads($1, $2)', [subject, mode]);
    expect(row).toMatchObject({ leased: 20, full_scans: 0 });
    expect(row?.rows).toBeLessThan(5 * OWN);
  });
});
