import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, exchange, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const FOLDER = new URL('..', import.meta.url).pathname;

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});

const chars = (amount: number, char = '𠮟') => char.repeat(amount);
const kata = (patch: object = {}) => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る', ...patch });
const note = (patch: object = {}) =>
  pushed('notes', randomUUID(), { text: '橋', day: '2026-11-20', written_at: '2026-11-20T02:30:00.000Z', ...patch });
const session = (patch: object = {}) => pushed('training_sessions', randomUUID(), { ...practised, ...patch });
const visit = (patch: object = {}) =>
  pushed('practice_results', randomUUID(), {
    training_type: 'jutsu',
    day: '2026-11-20',
    results: [{ item: 'a', result: 'seen' }],
    ...patch,
  });
const setting = (entries: object, key = `k-${randomUUID()}`) => pushed('member_settings', key, { entries });
const profile = (patch: object) => pushed('profiles', 'me', { ...patch });
/** `details` that print in that many bytes: a list is smaller in the database than in print. */
const details = (bytes: number) => {
  const list = Array.from({ length: 1000 }, () => true);
  const rest = bytes - JSON.stringify({ x: list, y: '' }).replaceAll(',', ', ').replaceAll(':', ': ').length;
  return { x: list, y: chars(rest, 'y') };
};

/** Rows that a member has, each with a revision of its own, as columns and values of an insert. */
async function fill(table: string, columns: string, values: string, amount: number): Promise<void> {
  await backend.sql(
    `insert into public.${table} (user_id, rev, ${columns}) select $1, n, ${values} from generate_series(1, $2) n`,
    [device.userId, amount],
  );
  await backend.sql('update private.member_revisions set rev = greatest(rev, $2) where user_id = $1', [
    device.userId,
    amount,
  ]);
}

/** A list of results that prints in that many bytes: each item and its comma take 30, and what its text is longer than one. */
const items = (bytes: number) => {
  let rest = bytes - limits.visit_items_max * 30;
  return Array.from({ length: limits.visit_items_max }, () => {
    const longer = Math.min(rest, limits.item_max - 1);
    rest -= longer;
    return { item: chars(1 + longer, 'x'), result: 'a' };
  });
};

const KATA = ['id, zou, ishiki', `gen_random_uuid(), '橋', '渡る'`] as const;
const NOTE = ['id, text', `gen_random_uuid(), '橋'`] as const;

describe('the rows of a member are limited:', () => {
  test.for<[keyof typeof limits, string, string, string, () => object]>([
    ['kata_max', 'kata_forms', ...KATA, kata],
    ['kata_with_deleted_max', 'kata_forms', `${KATA[0]}, deleted`, `${KATA[1]}, n > 1`, kata],
    ['notes_max', 'notes', ...NOTE, note],
    ['notes_with_deleted_max', 'notes', `${NOTE[0]}, deleted`, `${NOTE[1]}, n > 1`, note],
    [
      ...([
        'sessions_max',
        'training_sessions',
        'id, training_type, video_title, duration_minutes, completed_at',
      ] as const),
      `gen_random_uuid(), 'jutsu', '十四ツ', 5, private.now()`,
      session,
    ],
    [
      'visits_max',
      'practice_results',
      'id, training_type, day, results',
      `gen_random_uuid(), 'jutsu', '2026-11-20', '[]'`,
      visit,
    ],
    ['settings_max', 'member_settings', 'key, entries', `'s-' || n, '{"a": 1}'`, () => setting({ a: 1 })],
  ])('%s', { timeout: 60_000 }, async ([limit, table, columns, values, row]) => {
    await fill(table, columns, values, limits[limit] - 1);
    expect(await device.push({ ...row() }, { ...row() })).toEqual(['ok', 'limit']);
  });

  test('a deletion makes room, except among the deleted ones', { timeout: 60_000 }, async () => {
    await fill(
      'kata_forms',
      `${KATA[0]}, deleted`,
      `${KATA[1]}, n > ${limits.kata_max - 1}`,
      limits.kata_with_deleted_max - 1,
    );
    const last = kata();
    expect(await device.push(last)).toEqual(['ok']);
    expect(await device.push(pushed('kata_forms', last.id, {}, { op: 'delete' }))).toEqual(['ok']);
    expect(await device.push(kata())).toEqual(['limit']);
    expect(await device.push(pushed('kata_forms', randomUUID(), {}, { op: 'delete' }))).toEqual(['limit']);
  });
});

/** A setting of `size` bytes in print, of which an entry takes 7 beside its name. */
function settingOf(size: number) {
  const amount = 800;
  const letters = size - 7 * amount;
  const lengthOf = (n: number) => Math.floor(letters / amount) + (n < letters % amount ? 1 : 0);
  return setting(Object.fromEntries(Array.from({ length: amount }, (_, n) => [`${n}`.padEnd(lengthOf(n), 'x'), 1])));
}

describe('texts and lists of a member are limited:', () => {
  /** 18 characters of each of the first when folded. */
  const folded = (amount: number) => {
    const wide = Math.floor((amount - 1) / 18);
    return { zou: `${chars(wide, '\ufdfa')}${chars(amount - 1 - wide * 18, 'あ')}`, ishiki: 'あ' };
  };
  test.for<[keyof typeof limits, (size: number) => object, string]>([
    ['username_max', (size) => profile({ username: chars(size) }), 'invalid_value'],
    ['bio_max', (size) => profile({ bio: chars(size) }), 'invalid_value'],
    ['location_max', (size) => profile({ location: chars(size) }), 'invalid_value'],
    ['phone_number_max', (size) => profile({ phone_number: chars(size, '1') }), 'invalid_value'],
    ['kata_text_max', (size) => kata({ zou: chars(size), ishiki: chars(size) }), 'too_long'],
    ['kata_label_max', (size) => kata({ name: chars(size), category: chars(size) }), 'too_long'],
    ['kata_folded_max', (size) => kata(folded(size)), 'too_long'],
    ['note_text_max', (size) => note({ text: chars(size) }), 'too_long'],
    ['note_question_max', (size) => note({ question: chars(size) }), 'too_long'],
    ['training_type_max', (size) => note({ about: chars(size, 'x') }), 'invalid_value'],
    ['training_type_max', (size) => session({ training_type: chars(size, 'x') }), 'invalid_value'],
    ['training_type_max', (size) => visit({ training_type: chars(size, 'x') }), 'invalid_value'],
    ['video_title_max', (size) => session({ video_title: chars(size) }), 'invalid_value'],
    ['details_bytes_max', (size) => session({ details: details(size) }), 'invalid_value'],
    ['visit_items_max', (size) => visit({ results: Array(size).fill({ item: 'a', result: 'seen' }) }), 'invalid_value'],
    ['results_bytes_max', (size) => visit({ results: items(size) }), 'invalid_value'],
    ['item_max', (size) => visit({ results: [{ item: chars(size, 'x'), result: 'seen' }] }), 'invalid_value'],
    ['result_max', (size) => visit({ results: [{ item: 'x', result: chars(size, 'x') }] }), 'invalid_value'],
    [
      'setting_entries_max',
      (size) => setting(Object.fromEntries(Array.from({ length: size }, (_, n) => [`e${n}`, 1]))),
      'invalid_value',
    ],
    ['setting_bytes_max', settingOf, 'limit'],
    ['setting_count_max', (size) => setting({ a: size }), 'invalid_value'],
    ['video_number_max', (size) => session({ video_number: size }), 'invalid_value'],
    ['session_minutes_max', (size) => session({ duration_minutes: size }), 'invalid_value'],
    ['setting_name_max', (size) => setting({ [chars(size, 'x')]: 1 }), 'invalid_value'],
    [
      'row_superseded_ids_max',
      (size) => ({ ...kata(), superseded_ids: Array.from({ length: size }, () => randomUUID()) }),
      'invalid_row',
    ],
  ])('%s', async ([limit, row, code]) => {
    expect(await device.push({ ...row(limits[limit]) })).not.toContain(code);
    expect(await device.push({ ...row(limits[limit] + 1) })).toEqual([code]);
  });
});

test('a request is limited in bytes as printed', async () => {
  const printed = async (request: object) => {
    const [row] = await backend.sql<{ bytes: number }>('select octet_length($1::jsonb::text) as bytes', [
      JSON.stringify(request),
    ]);
    return row?.bytes ?? 0;
  };
  const others = await printed(exchangeRequest({ device: '' }));
  const send = (bytes: number) =>
    exchange(backend, device.token, exchangeRequest({ device: chars(bytes - others, 'x') }));
  expect((await send(limits.request_bytes_max)).status).toBe(200);
  expect((await send(limits.request_bytes_max + 1)).status).toBe(413);
});

test('each limit has a test', () => {
  const tests = readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  const isTested = (limit: string) =>
    tests.some((text) => text.includes(`limits.${limit}`) || text.includes(`'${limit}',`));
  expect(Object.keys(limits).filter((limit) => !isTested(limit))).toEqual([]);
});
