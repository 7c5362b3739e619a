import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

type Fields = Readonly<Record<string, unknown>>;

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});

type Restored = {
  patch?: Fields;
  original?: Fields;
  knownRev?: number;
  former?: readonly [epoch: string, rev: number];
};

const restore = (collection: string, id: string, fields: Restored) =>
  pushed(collection, id, fields.patch ?? {}, {
    op: 'restore',
    base_rev: fields.knownRev ?? 0,
    former_epoch: fields.former?.[0] ?? 'lost',
    former_rev: fields.former?.[1] ?? 0,
    ...('original' in fields ? { original: fields.original } : {}),
  });

/** The member's current revision: what both sides know of at a reset. */
async function currentRev(): Promise<number> {
  return (await device.send()).cursor;
}

const kata = { zou: '橋', ishiki: '渡る', name: '型', category: '朝', is_copied: false, original_id: null };
const login = { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z', tz: 'Asia/Tokyo', device: 'a' };
const session = { ...practised, details: { score: 1 } };
const progress = { current_lesson: 2, total_lessons: 30, last_watched_date: '2026-11-20', completed_at: null };

describe('a restore of a missing row', () => {
  test('stores the patch and the original', async () => {
    const id = randomUUID();
    const { name, ...original } = kata;
    await device.push(restore('kata_forms', id, { patch: { name }, original, knownRev: 100 }));
    expect(await device.row('kata_forms', id)).toMatchObject({ ...kata, deleted: false });
  });

  test.each([
    ['login_records', '2026-11-20', { patch: login, original: {} }, login],
    ['kata_forms', randomUUID(), { patch: {}, original: kata }, kata],
    ['training_sessions', randomUUID(), { patch: session, original: {} }, session],
    ['training_progress', 'brain-speed', { patch: progress, original: {} }, progress],
  ])('is possible in %s', async (collection, id, fields, stored) => {
    const [result] = (await device.send({ push: [restore(collection, id, fields)] })).results;
    expect(result?.status).toBe('merged');
    expect(await device.row(collection, id)).toMatchObject(stored);
  });

  test('returns the server fields of the stored row', async () => {
    const id = randomUUID();
    const { results } = await device.send({ push: [restore('kata_forms', id, { original: kata })] });
    expect(results).toMatchObject([{ status: 'merged', row: { ...kata, copy_count: 0 } }]);
  });

  test('stores a copy whose source the server no longer has', async () => {
    const copy = { ...kata, is_copied: true, original_id: randomUUID() };
    const id = randomUUID();
    expect(await device.push(pushed('kata_forms', id, copy))).toEqual(['source_gone']);
    expect(await device.push(restore('kata_forms', id, { original: copy }))).toEqual(['merged']);
    expect(await device.row('kata_forms', id)).toMatchObject(copy);
  });

  test('brings back a ticket of any age, once the server has been restored', async () => {
    const ticket = { ...login, kind: 'ticket', claimed_at: '2026-11-21T01:00:00.000Z' };
    await backend.setNow('2027-02-20T03:00:00Z');
    const lost = () => restore('login_records', '2026-11-20', { patch: ticket, original: {} });
    expect(await device.push(lost())).toEqual(['too_old']);
    await backend.sql('select private.start_new_epoch()');
    expect(await device.push(pushed('login_records', '2026-11-20', ticket), lost())).toEqual(['too_old', 'merged']);
    expect(await device.row('login_records', '2026-11-20')).toMatchObject({ kind: 'ticket' });
  });

  test('brings back no such ticket 60 days after the server was restored', async () => {
    const ticket = { ...login, kind: 'ticket', claimed_at: '2026-11-21T01:00:00.000Z' };
    await backend.sql('select private.start_new_epoch()');
    await backend.setNow('2027-02-20T03:00:00Z');
    const lost = restore('login_records', '2026-11-20', { patch: ticket, original: {} });
    expect(await device.push(lost)).toEqual(['too_old']);
  });

  test('is rejected like any other write of the same fields', async () => {
    const id = randomUUID();
    expect(await device.push(restore('kata_forms', id, { original: { ...kata, zou: '' } }))).toEqual(['invalid_value']);
    expect(await device.push(restore('kata_forms', id, { original: { ...kata, copy_count: 9 } }))).toEqual([
      'forbidden_field',
    ]);
    const old = restore('login_records', '2025-10-15', { patch: login, original: {} });
    expect(await device.push(old)).toEqual(['too_old']);
    expect(await device.row('kata_forms', id)).toBeUndefined();
  });
});

describe('a restore of a row that the server has', () => {
  test('overwrites a version that both sides know', async () => {
    const id = randomUUID();
    await device.push(pushed('kata_forms', id, { ...kata, zou: '古い橋', name: null }));
    const knownRev = await currentRev();
    const { name, ...original } = kata;
    expect(await device.push(restore('kata_forms', id, { patch: { name }, original, knownRev }))).toEqual(['merged']);
    expect(await device.row('kata_forms', id)).toMatchObject(kata);
  });

  test('sets only the patch of a newer version', async () => {
    const id = randomUUID();
    await device.push(pushed('kata_forms', id, kata));
    const knownRev = await currentRev();
    await device.push(pushed('kata_forms', id, { zou: '新しい橋', name: '別の端末' }));
    const { category, ...original } = kata;
    const row = restore('kata_forms', id, { patch: { category: '夜' }, original, knownRev });
    expect(await device.push(row)).toEqual(['merged']);
    expect(await device.row('kata_forms', id)).toMatchObject({
      zou: '新しい橋',
      name: '別の端末',
      ishiki: kata.ishiki,
      category: '夜',
    });
    expect(category).not.toBe('夜');
  });

  test('overwrites what another device has restored from an earlier version, and nothing written since', async () => {
    const id = randomUUID();
    const knownRev = await currentRev();
    const version = (name: string, former: readonly [string, number]) =>
      restore('kata_forms', id, { original: { ...kata, name }, knownRev, former });
    await device.push(version('二', ['lost', 12]));
    await device.push(version('一', ['lost', 11]));
    await device.push(version('他', ['another', 40]));
    expect(await device.row('kata_forms', id)).toMatchObject({ name: '二' });
    await device.push(version('三', ['lost', 13]));
    expect(await device.row('kata_forms', id)).toMatchObject({ name: '三' });
    await device.push(pushed('kata_forms', id, { name: '今' }));
    await device.push(version('四', ['lost', 14]));
    expect(await device.row('kata_forms', id)).toMatchObject({ name: '今' });
  });

  test('overwrites the profile, which always exists', async () => {
    const knownRev = await currentRev();
    const original = { username: '花子', bio: '前の自己紹介', location: null, birth_date: null, phone_number: null };
    const row = restore('profiles', 'me', { patch: { location: '京都' }, original, knownRev });
    const { results } = await device.send({ push: [row] });
    expect(results).toMatchObject([
      { status: 'merged', row: { username: '花子', bio: '前の自己紹介', location: '京都', tickets: 3 } },
    ]);
  });

  test('overwrites a profile that only the streak numbers have changed since', async () => {
    const knownRev = await currentRev();
    await device.push(pushed('login_records', '2026-11-20', { ...login, claimed_at: '2026-11-20T03:00:00.000Z' }));
    expect(await currentRev()).toBeGreaterThan(knownRev);
    await device.push(restore('profiles', 'me', { original: { bio: '失われた自己紹介' }, knownRev }));
    expect(await device.row('profiles', 'me')).toMatchObject({ bio: '失われた自己紹介', total_logins: 1 });
  });

  test('merges a login record, a session and lesson progress', async () => {
    const id = randomUUID();
    const late = { ...login, claimed_at: '2026-11-20T02:00:00.000Z', device: 'b' };
    await device.push(
      pushed('login_records', '2026-11-20', late),
      pushed('training_sessions', id, session),
      pushed('training_progress', 'brain-speed', progress),
    );
    const outcomes = await device.push(
      restore('login_records', '2026-11-20', { patch: login, original: {} }),
      restore('training_sessions', id, { patch: session, original: {} }),
      restore('training_progress', 'brain-speed', { patch: { ...progress, current_lesson: 1 }, original: {} }),
    );
    expect(outcomes).toEqual(['merged', 'merged', 'merged']);
    expect(await device.row('login_records', '2026-11-20')).toMatchObject(login);
    expect(await device.row('training_progress', 'brain-speed')).toMatchObject(progress);
  });

  test('rejects another body of a session', async () => {
    const id = randomUUID();
    await device.push(pushed('training_sessions', id, session));
    const row = restore('training_sessions', id, { patch: { ...session, duration_minutes: 6 }, original: {} });
    expect(await device.push(row)).toEqual(['immutable']);
  });

  test('keeps a tombstone', async () => {
    const id = randomUUID();
    await device.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    const knownRev = await currentRev();
    for (const base of [0, knownRev]) {
      const row = restore('kata_forms', id, { original: kata, knownRev: base });
      expect((await device.send({ push: [row] })).results).toMatchObject([
        { status: 'merged', row: { deleted: true } },
      ]);
    }
  });
});

describe('a restore', () => {
  test.each([
    ['without an original', {}],
    ['with a list as original', { original: [] }],
    ['with null as original', { original: null }],
  ])('%s is an invalid row', async (_what, more) => {
    const row = { ...restore('kata_forms', randomUUID(), { patch: kata }), ...more };
    expect(await device.push(row)).toEqual(['invalid_row']);
    expect(await device.row('kata_forms', row.id)).toBeUndefined();
  });

  test('that is repeated is a duplicate', async () => {
    const row = restore('kata_forms', randomUUID(), { original: kata });
    expect(await device.push(row)).toEqual(['merged']);
    await device.push(pushed('kata_forms', row.id, { name: '後の編集' }));
    expect(await device.push(row)).toEqual(['duplicate']);
    expect(await device.row('kata_forms', row.id)).toMatchObject({ name: '後の編集' });
  });
});
