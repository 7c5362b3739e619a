import type { RealPostgres } from './real-postgres.ts';

/** The longest text of `length` code points in bytes. */
const text = (length: number) => `repeat('𠮷', ${length})`;
/** The n-th id. */
const id = (n = 'n') => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const rows = (amount: number) => `generate_series(1, ${amount}) n`;
/** An object of 8 KiB in print. */
const OBJECT = `jsonb_build_object('x', ${text(2030)})`;
/** A picture of the most bytes, by the header of one pixel. */
const PICTURE = `'data:image/webp;base64,' || replace(encode('RIFF....WEBPVP8X'::bytea || decode(repeat('00', 61460), 'hex'), 'base64'), E'\\n', '')`;
const LABELS = `${text(100)}, ${text(100)}, ${text(2000)}, ${text(2000)}`;

/** Fills the tables with the largest rows that the server takes, as many of a member and of the admin as one answer could bring. */
export async function fillLargestRows(db: RealPostgres, member: string): Promise<void> {
  const memberId = `'${member}'::uuid`;
  const statements = [
    // Without the triggers, which would publish and index each row.
    `set session_replication_role = replica`,
    `update public.users set username = ${text(200)}, bio = ${text(200)}, location = ${text(200)}, phone_number = ${text(40)} where id = ${memberId}`,
    `insert into public.login_records (user_id, login_date, device, rev) select ${memberId}, private.tokyo_today() - n, 'x', n from ${rows(400)}`,
    `insert into public.kata_forms (user_id, id, name, category, zou, ishiki, rev) select ${memberId}, ${id()}, ${LABELS}, 1000 + n from ${rows(2500)}`,
    `insert into private.kata_search (user_id, id, rank, name_key, folded, segment) select ${memberId}, ${id()}, 0, '', 'x', 1 from ${rows(100)}`,
    `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, details, completed_at, rev)
     select ${memberId}, ${id()}, ${text(64)}, ${text(200)}, 1, case when n <= 2500 then ${OBJECT} end, private.now() - n * interval '1 day', 10000 + n from ${rows(9000)}`,
    `insert into public.training_progress (user_id, training_type, current_lesson, total_lessons, rev) select ${memberId}, name, 1, 30, 1 from unnest(array['brain-speed']) name`,
    `insert into public.practice_results (user_id, id, training_type, day, results, rev) select ${memberId}, ${id()}, ${text(64)}, private.tokyo_today(), ${OBJECT}, 30000 + n from ${rows(2500)}`,
    `insert into public.notes (user_id, id, text, question, day, written_at, rev) select ${memberId}, ${id()}, ${text(2000)}, ${text(200)}, private.tokyo_today(), private.now(), 40000 + n from ${rows(2500)}`,
    `insert into public.member_settings (user_id, key, entries, rev) select ${memberId}, 'k' || n,
       (select jsonb_object_agg(lpad(i::text, 64, 'x'), 1) from generate_series(1, 650) i), 50000 + n from ${rows(50)}`,
    `update private.member_revisions set rev = 100000 where user_id = ${memberId}`,
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) select ${memberId}, rpad('https://fcm.googleapis.com/' || n, 2000, 'x'), repeat('B', 87), repeat('A', 22) from ${rows(20)}`,
    `insert into public.reminders (user_id, at) values (${memberId}, '07:00')`,
    `insert into public.kata_reports (id, user_id, kata_id, reason, note, created_at) select ${id()}, ${memberId}, ${id()}, 'other', ${text(200)}, private.now() - n * interval '1 minute' from ${rows(7300)}`,
    // Twenty reports of each of the kata that the admin sees first, each with other texts.
    `insert into public.kata_reports (id, user_id, kata_id, reason, note, created_at) select ${id('10000 + n')}, ${id('n / 250')}, ${id('n % 250')}, 'other', ${text(200)}, private.now() from ${rows(5000)}`,
    `insert into private.reported_texts (report_id, name, category, zou, ishiki) select id, ${LABELS.replace('100)', '99)')} from public.kata_reports where id > ${id('10000')}`,
    `insert into public.announcements (date, title, content, image) select current_date - n, ${text(100)}, ${text(4000)}, ${PICTURE} from ${rows(250)}`,
    `insert into public.group_practices (starts_at, title, url) select private.now(), ${text(100)}, rpad('https://', 500, 'x') from ${rows(250)}`,
    `insert into public.daily_trainings (day, title, description, difficulty, duration_minutes, category) select current_date - n, ${text(100)}, ${text(500)}, '初級', 5, ${text(50)} from ${rows(250)}`,
    `insert into public.outside_addresses (place, address) select 'site:' || n, rpad('https://', 500, 'x') from ${rows(250)}`,
    `insert into public.materials (pack, number, item, ended) select 'setsuna', 10000 + n, jsonb_build_object('x', ${text(4080)}), n > 15 from ${rows(2000)}`,
    `insert into public.admin_notifications (id, title, message, target_type, created_by) select ${id()}, ${text(100)}, ${text(500)}, 'all', ${text(200)} from ${rows(250)}`,
    `insert into public.reminder_days (day) select current_date - n from ${rows(90)}`,
    `insert into private.admin_audit (user_id, act, subject, created_at) select ${memberId}, 'viewed', 'users ${member}', private.now() from ${rows(2500)}`,
    `set session_replication_role = origin`,
    `update public.announcements set for_guests = true`,
    `update public.materials set for_guests = true`,
    `select private.store_notices(), private.store_snapshot('material-setsuna', private.build_material('setsuna', false), private.build_material('setsuna', true))`,
    `select private.store_snapshot('shared_kata', jsonb_build_array(repeat('x', 131000)))`,
    'analyze',
  ];
  await db.transaction(async (sql) => {
    for (const statement of statements) await sql(statement);
  });
}
