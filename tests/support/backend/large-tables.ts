import type { RealPostgres } from './real-postgres.ts';

/** The id of row n; ascending, so that filling an index is fast. */
const ID = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

interface DeviceFields {
  /** The part of the endpoint before the device's number. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const DEVICE: DeviceFields = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'a'.repeat(22),
};

/** Members with one device each. A third has a reminder that became due within the last half hour. */
export async function fillMembers(
  db: RealPostgres,
  rows: number,
  { endpoint, p256dh, auth }: DeviceFields = DEVICE,
): Promise<void> {
  const series = `generate_series(1, ${rows}) n`;
  await insertRows(db, [
    `insert into auth.users (id, email, email_confirmed_at, created_at)
     select ${ID}, 'm' || n || '@example.com', case when n % 100000 > 0 then now() end, now() - interval '100 days' from ${series}`,
    `insert into public.users (id, username, email, rev) select ${ID}, 'm', 'm' || n || '@example.com', 1 from ${series}`,
    `insert into public.push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
     select ${ID}, ${ID}, '${endpoint}' || n, '${p256dh}', '${auth}', now() - interval '90 days' from ${series}`,
    `insert into public.reminders (user_id, at, updated_at, last_sent_day)
     select ${ID}, ((now() - make_interval(mins => n % 30)) at time zone 'Asia/Tokyo')::time, now() - interval '90 days',
       ((now() - make_interval(mins => n % 30)) at time zone 'Asia/Tokyo')::date - case when n % 3 = 0 then 1 else 0 end
     from ${series}`,
    `insert into public.login_records (user_id, login_date, device, rev)
     select ${ID}, private.tokyo_today() - 1 - n % 60, 'x', 1 from ${series}`,
  ]);
}

/** What the other jobs read: kata and their search, write ids, the auth server's log, deliveries of an earlier notification. */
export async function fillContent(db: RealPostgres, rows: number): Promise<void> {
  const series = `generate_series(1, ${rows}) n`;
  // No job reads it, and filling it takes minutes.
  await db.sql('drop index private.kata_search_tokens');
  await insertRows(db, [
    `insert into public.kata_forms (user_id, id, name, zou, ishiki, deleted, updated_at, rev)
     select ${ID}, ${ID}, '型' || lpad(n::text, 8, '0'), '橋を渡る', '足の裏', n % 10000 = 0, now() - n * interval '1 minute', 1
     from ${series}`,
    // Segments of 2,000 kata, numbered from 1, which stands in the migration.
    `insert into private.kata_segments (rank, name_key, id)
     select 0, '型' || lpad(n::text, 8, '0'), ${ID} from ${series} where n % 2000 = 0 order by n`,
    `insert into private.kata_search (user_id, id, rank, name_key, folded, segment)
     select ${ID}, ${ID}, 0, '型' || lpad(n::text, 8, '0'), 'はし', 1 + n / 2000 from ${series} where n % 10000 > 0`,
    `insert into private.sync_mutations (user_id, mutation_id, created_at)
     select ${ID}, ${ID}, now() - n * interval '8 seconds' from ${series}`,
    `insert into auth.audit_log_entries (id, payload)
     select ${ID}, json_build_object('actor_id', ('00000000-0000-4000-8000-' || lpad(to_hex(n + 100), 12, '0'))) from ${series}`,
    `insert into public.admin_notifications (id, title, message, target_type, created_by, status, sent_at)
     values ('10000000-0000-4000-8000-000000000000', '稽古', '今から', 'all', '花子', 'sent', now() - interval '91 days')`,
    `insert into private.notification_deliveries (notification_id, subscription_id, status, not_before)
     select '10000000-0000-4000-8000-000000000000', ${ID}, 'delivered', now() - interval '91 days' from ${series}`,
    `insert into private.notification_deliveries (reminder_day, subscription_id, status, not_before)
     select private.tokyo_today() - 1, ${ID}, 'delivered', now() - interval '1 day' from generate_series(1, ${rows} / 10) n`,
  ]);
}

/** Without triggers and foreign keys, like a restore. */
async function insertRows(db: RealPostgres, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await db.sql(`begin; set local session_replication_role = replica; ${statement}; commit`);
  }
}
