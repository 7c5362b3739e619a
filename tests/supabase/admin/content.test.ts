import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import {
  AdminAnnouncement,
  AdminDailyTraining,
  AdminGroupPractice,
  AdminOutsideAddress,
} from '../../../sync/model/published/admin-content.contract.ts';
import { parseGroupPractices } from '../../../sync/model/published/group-practices.contract.ts';
import { openAdminSession, RETURNING, returningKeys } from '../../support/backend/admin-session.ts';
import { readAnswer, startTestBackend } from '../../support/backend/backend.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-21T03:00:00Z');
const { accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '花子');
await openAdminSession(backend.sql, admin);
const device = await addDevice(backend);

const sendRequest = async (path: string, method: 'GET' | 'POST' | 'PATCH', body?: object) =>
  readAnswer(await backend.call(`/rest/v1/${returningKeys(path)}`, { token: admin, method, body, headers: RETURNING }));

/** What the admin screen lists of a table. */
async function listed<Row>(table: string, row: v.GenericSchema<unknown, Row>) {
  const { body: answer } = await sendRequest('rpc/read_admin_rows', 'POST', {
    p_table: table,
    p_offset: 0,
    p_limit: 200,
  });
  return v.parse(v.object({ rows: v.array(row), more: v.literal(false) }), answer).rows;
}

/** A failed check constraint; PostgREST also returns its code, Lite does not. */
const CHECK_VIOLATION = { message: expect.stringContaining('violates check constraint') };

/** The notices that a member's device pulls. */
async function notices(): Promise<string> {
  const [row] = await backend.asMember(
    device.userId,
    `select public.read_published_content('notices', null) as content`,
  );
  return JSON.stringify(row?.content);
}

interface PublishedPractice {
  readonly id: string;
  readonly title: string;
}

async function publishedPractices(): Promise<readonly PublishedPractice[]> {
  const rows = await backend.sql<{ practice: PublishedPractice }>(
    `select jsonb_array_elements(body -> 'group_practices') as practice from public.published_content where name = 'notices'`,
  );
  return rows.map(({ practice }) => practice);
}

const ascii = (text: string): readonly number[] => [...Buffer.from(text)];
const dataUrl = (type: 'webp' | 'jpeg', bytes: readonly number[]): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const riff = (chunk: string, ...rest: readonly number[]): string =>
  dataUrl('webp', [...ascii(`RIFF....WEBP${chunk}....`), ...rest, ...Array(12).fill(0)]);
const little = (value: number, bytes: number): readonly number[] =>
  Array.from({ length: bytes }, (_, n) => (value >> (8 * n)) & 255);
const big = (value: number): readonly number[] => [value >> 8, value & 255];

/** The beginning of a picture of a width and a height, in each form that states them. */
const pictures = {
  lossy: (w: number, h: number) => riff('VP8 ', 0x30, 0, 0, 0x9d, 0x01, 0x2a, ...little(w, 2), ...little(h, 2)),
  lossless: (w: number, h: number) => riff('VP8L', 0x2f, ...little((w - 1) | ((h - 1) << 14), 4)),
  extended: (w: number, h: number) => riff('VP8X', 0x10, 0, 0, 0, ...little(w - 1, 3), ...little(h - 1, 3)),
  jpeg: (w: number, h: number) =>
    dataUrl('jpeg', [
      0xff,
      0xd8,
      0xff,
      0xe0,
      ...big(16),
      ...Array(14).fill(0),
      0xff,
      0xc2,
      ...big(17),
      8,
      ...big(h),
      ...big(w),
      3,
    ]),
};

const announcement = { date: '2026-11-21', title: '題', content: '文', image: null, image_alt: '' };
const practice = { starts_at: '2026-12-01T11:00:00.000Z', title: '会', url: null };
const training = { title: '題', description: '文', difficulty: '初級', duration_minutes: 5, category: '観察' };

describe('published content', () => {
  test('publishes a new, a changed and an ended announcement to devices', async () => {
    const id = randomUUID();
    const row = {
      id,
      date: '2026-11-21',
      title: ' 稽古が増えました　',
      content: '二つです',
      image: null,
      image_alt: '',
    };
    expect((await sendRequest('announcements', 'POST', row)).status).toBe(201);
    expect(await notices()).toContain('"稽古が増えました"');
    await sendRequest(`announcements?id=eq.${id}`, 'PATCH', { content: '三つです' });
    expect(await notices()).toContain('三つです');
    await sendRequest(`announcements?id=eq.${id}`, 'PATCH', { ended: true });
    expect(await notices()).not.toContain('三つです');
    await sendRequest(`announcements?id=eq.${id}`, 'PATCH', { image: pictures.jpeg(4, 3) });
    const acts = await backend.sql('select changes from private.admin_audit where subject = $1 order by id', [
      `announcements ${id}`,
    ]);
    expect(acts).toEqual([
      { changes: null },
      { changes: { content: ['二つです', '三つです'] } },
      { changes: { ended: ['false', 'true'] } },
      { changes: { image: [null, null] } },
    ]);
    expect((await listed('announcements', AdminAnnouncement))[0]).toMatchObject({
      id,
      title: '稽古が増えました',
      ended: true,
    });
  });

  test('publishes a group practice, whose URL may be added later', async () => {
    const id = randomUUID();
    const row = { id, starts_at: '2026-12-01T11:00:00.000Z', title: '型の会', url: null };
    expect((await sendRequest('group_practices', 'POST', row)).status).toBe(201);
    await sendRequest(`group_practices?id=eq.${id}`, 'PATCH', { url: 'https://meet.example/kata' });
    expect(await notices()).toContain('https://meet.example/kata');
    const script = await sendRequest(`group_practices?id=eq.${id}`, 'PATCH', { url: 'javascript:alert(1)' });
    expect(script.body).toMatchObject(CHECK_VIOLATION);
    const list = await listed('group_practices', AdminGroupPractice);
    expect(list.filter((row) => row.id === id)).toMatchObject([{ starts_at: '2026-12-01T11:00:00.000Z' }]);
  });

  test('publishes how a group practice repeats, and nothing about one that does not', async () => {
    const [once, series] = [randomUUID(), randomUUID()];
    const row = { starts_at: '2026-12-06T11:00:00.000Z', title: '隔週の会', url: null };
    const repeats = { repeats: 'biweekly', repeats_until: '2027-03-28' };
    await sendRequest('group_practices', 'POST', { id: once, ...row, repeats: null, repeats_until: null });
    expect((await sendRequest('group_practices', 'POST', { id: series, ...row, ...repeats })).status).toBe(201);
    const published = (await publishedPractices()).filter(({ title }) => title === '隔週の会');
    expect(published.find(({ id }) => id === once)).toEqual({ id: once, ...row, starts_at: expect.any(String) });
    expect(published.find(({ id }) => id === series)).toMatchObject(repeats);
    expect(parseGroupPractices({ group_practices: published })).toHaveLength(2);
    const list = await listed('group_practices', AdminGroupPractice);
    expect(list.filter((row) => row.id === series)).toMatchObject([repeats]);
  });

  test('publishes videos and pages by place, and the build’s own again after the end of one', async () => {
    const published = async () => {
      const [row] = await backend.sql<{ addresses: object }>(
        `select body -> 'addresses' as addresses from public.published_content where name = 'notices'`,
      );
      return row?.addresses;
    };
    const video = { place: 'video:brain-speed-1', address: ' dQw4w9WgXcQ ' };
    const page = { place: 'site:jutsu', address: 'https://dojo.example/jutsu' };
    for (const row of [video, page]) expect((await sendRequest('outside_addresses', 'POST', row)).status).toBe(201);
    expect(await published()).toEqual({ [video.place]: 'dQw4w9WgXcQ', [page.place]: page.address });
    await sendRequest('outside_addresses?place=eq.site:jutsu', 'PATCH', { ended: true });
    expect(await published()).toEqual({ [video.place]: 'dQw4w9WgXcQ' });
    expect(await listed('outside_addresses', AdminOutsideAddress)).toHaveLength(2);
  });

  test.for([
    { place: 'site:jutsu', address: 'javascript:alert(1)' },
    { place: 'assistant', address: 'http://chat.example/' },
    { place: 'site:tour', address: 'https://page.example/\t/a' },
    { place: 'site:tour', address: 'https://page.example/a b' },
    { place: 'assistant', address: 'https://\u0085page.example/' },
    { place: 'video:circuit-a', address: 'https://video.example/1' },
    { place: 'video:../admin', address: 'dQw4w9WgXcQ' },
  ])('refuses the address $address of $place', async (row) => {
    expect((await sendRequest('outside_addresses', 'POST', row)).body).toMatchObject(CHECK_VIOLATION);
  });

  test('has a limit for the address of a page', async () => {
    const addressOf = (length: number) => 'https://dojo.example/'.padEnd(length, 'a');
    const row = { place: 'site:ryue', address: addressOf(limits.address_max + 1) };
    expect((await sendRequest('outside_addresses', 'POST', row)).body).toMatchObject(CHECK_VIOLATION);
    const fitting = { ...row, address: addressOf(limits.address_max) };
    expect((await sendRequest('outside_addresses', 'POST', fitting)).status).toBe(201);
  });

  test.for([
    'https://elsewhere.example/a.webp',
    '//elsewhere.example/a.webp',
    '/\t/elsewhere.example/a.webp',
    '/\n/elsewhere.example/a.webp',
    '/\\elsewhere.example/a.webp',
    '/a b.webp',
    ...Object.values(pictures).flatMap((draw) => [
      draw(limits.picture_side_max + 1, 1),
      draw(1, limits.picture_side_max + 1),
      draw(16_383, 16_383),
    ]),
    // Nothing that states a size: cut, another format, a JPEG without a frame.
    pictures.lossy(16, 16).slice(0, 'data:image/webp;base64,'.length + 28),
    dataUrl('webp', [...ascii('RIFF....WEBPICCP'), ...Array(40).fill(0)]),
    dataUrl('jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Array(14).fill(0), 0xff, 0xd9]),
    dataUrl('jpeg', [...ascii('GIF89a'), ...Array(40).fill(0)]),
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    `data:image/webp;base64,${'A'.repeat(limits.picture_max)}`,
  ])('refuses the picture %s', async (image) => {
    expect(
      (await sendRequest('announcements', 'POST', { id: randomUUID(), ...announcement, image })).body,
    ).toMatchObject(CHECK_VIOLATION);
  });

  test.for(Object.entries(pictures))('takes a %s picture of the largest size, and a path', async ([, draw]) => {
    for (const image of [draw(limits.picture_side_max, 1), draw(1, limits.picture_side_max), '/pictures/a-1.webp?v=2'])
      expect((await sendRequest('announcements', 'POST', { id: randomUUID(), ...announcement, image })).status).toBe(
        201,
      );
  });

  test('publishes stored pictures with the newest three announcements only', async () => {
    const image = `${pictures.lossy(960, 540)}${'A'.repeat(80_000)}`;
    for (const n of [1, 2, 3, 4]) {
      const row = { id: randomUUID(), ...announcement, date: `2027-03-0${n}`, title: `絵${n}`, image };
      expect((await sendRequest('announcements', 'POST', row)).status).toBe(201);
    }
    const rows = await backend.sql<{ title: string; shown: boolean }>(
      `select a ->> 'title' as title, a ->> 'image' is not null as shown
       from public.published_content, jsonb_array_elements(body -> 'announcements') as a
       where name = 'notices' and a ->> 'title' like '絵_'`,
    );
    expect(rows.map(({ title, shown }) => [title, shown])).toEqual([
      ...[
        ['絵4', true],
        ['絵3', true],
        ['絵2', true],
        ['絵1', false],
      ],
    ]);
  });

  test.for<[keyof typeof limits, string, string, object]>([
    ['published_title_max', 'announcements', 'title', announcement],
    ['announcement_max', 'announcements', 'content', announcement],
    ['published_title_max', 'group_practices', 'title', practice],
    ['published_title_max', 'daily_trainings', 'title', training],
    ['description_max', 'daily_trainings', 'description', training],
    ['category_max', 'daily_trainings', 'category', training],
    ['training_minutes_max', 'daily_trainings', 'duration_minutes', training],
  ])('has a limit: %s of %s.%s', async ([limit, table, column, row]) => {
    const filled = (size: number) => (column === 'duration_minutes' ? size : '𠮟'.repeat(size));
    const withValue = (size: number, day: string) => ({
      ...row,
      [column]: filled(size),
      ...(table === 'daily_trainings' ? { day } : { id: randomUUID() }),
    });
    await backend.sql(`delete from public.daily_trainings where day > '2027-01-01'`);
    expect((await sendRequest(table, 'POST', withValue(limits[limit], '2027-02-01'))).status).toBe(201);
    const refused = await sendRequest(table, 'POST', withValue(limits[limit] + 1, '2027-02-02'));
    expect(refused.body).toMatchObject(CHECK_VIOLATION);
  });

  test('keeps a repeated group practice among a hundred later ones', async () => {
    const [{ id } = {}] = await backend.sql<{ id: string }>(
      `insert into public.group_practices (starts_at, title, repeats) values ('2020-01-05 20:00+09', '日曜の会', 'weekly')
       returning id::text`,
    );
    await backend.sql(`insert into public.group_practices (starts_at, title)
      select timestamptz '2027-01-01 20:00+09' + n * interval '1 day', '会' from generate_series(1, 100) n`);
    const published = await publishedPractices();
    expect(published).toHaveLength(100);
    expect(published.map((practice) => practice.id)).toContain(id);
    await backend.sql(`delete from public.group_practices where title in ('会', '日曜の会')`);
  });

  test('replaces an ended daily training of the same day', async () => {
    const row = {
      day: '2026-11-25',
      description: '影を探す',
      difficulty: '初級',
      duration_minutes: 5,
      category: '観察',
    };
    expect((await sendRequest('daily_trainings', 'POST', { ...row, title: '影' })).status).toBe(201);
    await sendRequest('daily_trainings?day=eq.2026-11-25', 'PATCH', { ended: true });
    const again = { ...row, title: '光', ended: false };
    expect((await sendRequest('daily_trainings?day=eq.2026-11-25', 'PATCH', again)).status).toBe(200);
    const list = await listed('daily_trainings', AdminDailyTraining);
    expect(list.filter(({ day }) => day === '2026-11-25')).toEqual([again]);
    expect(await notices()).toContain('光');
  });

  test.each([
    ['announcements', { date: 'infinity', title: 'a', content: 'b' }],
    ['announcements', { date: '2026-11-21', title: '　', content: 'b' }],
    ['group_practices', { starts_at: 'infinity', title: 'a' }],
    ['group_practices', { starts_at: '2026-12-01T11:00:00Z', title: 'a', url: 'http://meet.example' }],
    ['group_practices', { starts_at: '2026-12-01T11:00:00Z', title: 'a', url: 'https://meet.example/\n/a' }],
    ['group_practices', { starts_at: '2026-12-01T11:00:00Z', title: 'a', repeats: 'hourly' }],
    ['group_practices', { starts_at: '2026-12-01T11:00:00Z', title: 'a', repeats_until: '2026-12-31' }],
    [
      'group_practices',
      { starts_at: '2026-12-01T11:00:00Z', title: 'a', repeats: 'weekly', repeats_until: 'infinity' },
    ],
    [
      'group_practices',
      // The first minute of December in Tokyo.
      { starts_at: '2026-11-30T15:00:00Z', title: 'a', repeats: 'weekly', repeats_until: '2026-11-30' },
    ],
    [
      'daily_trainings',
      { day: 'infinity', title: 'a', description: 'b', difficulty: '初級', duration_minutes: 1, category: 'c' },
    ],
  ])('rejects %s with %o', async (table, row) => {
    expect((await sendRequest(table, 'POST', row)).body).toMatchObject(CHECK_VIOLATION);
  });
});
