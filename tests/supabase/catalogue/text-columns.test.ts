import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openAdminSession } from '../../support/backend/admin-session.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/**
 * How each text of a table that the Data API shows is kept clean: by a trigger, by the exchange, or by the call that writes
 * it. An item of material is judged by each device. Keys and closed lists are no texts of a person.
 */
const columns = {
  trigger: [
    ...['admin_notifications.message', 'admin_notifications.title'],
    ...['announcements.content', 'announcements.image', 'announcements.image_alt', 'announcements.title'],
    ...['daily_trainings.category', 'daily_trainings.description', 'daily_trainings.title'],
    ...['group_practices.title', 'group_practices.url', 'outside_addresses.address'],
    ...['users.bio', 'users.location', 'users.phone_number', 'users.username'],
  ],
  exchange: [
    ...['kata_forms.category', 'kata_forms.ishiki', 'kata_forms.name', 'kata_forms.zou'],
    ...['notes.about', 'notes.question', 'notes.text', 'training_sessions.video_title'],
  ],
  call: ['kata_reports.note'],
  device: ['materials.item'],
  none: [
    ...['admin_notifications.created_by', 'admin_notifications.returned_because', 'admin_notifications.status'],
    ...['admin_notifications.target_type', 'daily_trainings.difficulty', 'group_practices.repeats'],
    ...['kata_reports.reason', 'login_records.device', 'login_records.kind', 'login_records.tz'],
    ...['materials.pack', 'member_settings.entries', 'member_settings.key', 'notes.recall', 'openable_things.id'],
    ...['outside_addresses.place', 'practice_results.results', 'practice_results.training_type'],
    ...['published_content.body', 'published_content.guest_body', 'published_content.name', 'push_subscriptions.auth'],
    ...['push_subscriptions.endpoint', 'push_subscriptions.p256dh', 'training_progress.training_type'],
    ...['training_sessions.details', 'training_sessions.status', 'training_sessions.training_type', 'users.email'],
  ],
} as const;

const TYPED = ' \u202eか\u200b\u3099\u0007〜３葛\u{e0100}👩‍👧\ufeff';
const STORED = 'が〜３葛\u{e0100}👩‍👧';

const backend = closeAfterAll(await startTestBackend());

test('every text column is kept clean, or is no text of a person', async () => {
  const rows = await backend.sql<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.values(columns).flat().sort());
});

test('the trigger cleans what it is said to clean, and an invisible text is an empty one', async () => {
  const rows = await backend.sql<{ name: string }>(
    `select c.relname || '.' || arg as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       cross join regexp_split_to_table(rtrim(encode(t.tgargs, 'escape'), '\\000'), '\\\\000') as arg
     where t.tgfoid = 'private.clean_texts'::regproc`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...columns.trigger].sort());
  const { accessToken } = await backend.signUpConfirmed('admin@example.com', 'secret1', TYPED);
  await openAdminSession(backend.sql, accessToken);
  const send = (path: string, method: string, body: object) =>
    backend.call(`/rest/v1/${path}`, { token: accessToken, method, body, headers: { prefer: 'return=minimal' } });
  const training = { day: '2026-12-01', difficulty: '初級', duration_minutes: 3 };
  const texts = { title: TYPED, description: `${TYPED}\r\n${TYPED}`, category: TYPED };
  expect((await send('daily_trainings', 'POST', { ...training, ...texts })).ok).toBe(true);
  expect(await backend.sql('select * from public.daily_trainings')).toMatchObject([
    { title: STORED, description: `が〜３葛\u{e0100}👩‍👧\n が〜３葛\u{e0100}👩‍👧`, category: STORED },
  ]);
  expect(
    (await send('daily_trainings', 'POST', { ...training, ...texts, day: '2026-12-02', title: '\u200b\u3164' })).ok,
  ).toBe(false);
  expect(await backend.sql("select username from public.users where email = 'admin@example.com'")).toEqual([
    { username: STORED },
  ]);
  const id = (await backend.sql<{ id: string }>('select id from public.users'))[0]?.id;
  expect((await send(`users?id=eq.${id}`, 'PATCH', { username: '\u2060\u3164' })).ok).toBe(false);
  expect((await send(`users?id=eq.${id}`, 'PATCH', { username: '花子', bio: TYPED })).ok).toBe(true);
  expect(await backend.sql('select username, bio from public.users')).toEqual([{ username: '花子', bio: STORED }]);
});

test.each([
  ['profiles', 'me', { username: TYPED, bio: TYPED, location: TYPED, phone_number: TYPED }, {}],
  ['kata_forms', randomUUID(), { zou: TYPED, ishiki: TYPED, name: TYPED, category: TYPED }, {}],
  [
    'notes',
    randomUUID(),
    { text: TYPED, question: TYPED, about: TYPED },
    { day: '2026-11-20', written_at: '2026-11-20T00:00:00.000Z' },
  ],
])('the exchange cleans %s, and the device gets the stored row once', async (collection, id, texts, rest) => {
  const device = await addDevice(backend);
  const row = pushed(collection, id, { ...texts, ...rest });
  expect(await device.push(row)).toEqual(['merged']);
  expect(await device.row(collection, id)).toMatchObject(
    Object.fromEntries(Object.keys(texts).map((field) => [field, STORED])),
  );
  expect(await device.push(row)).toEqual(['duplicate']);
});
