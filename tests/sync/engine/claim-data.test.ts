import { describe, expect, test } from 'vitest';
import { cancelClaim, claimData } from '../../../sync/engine/claim-data.ts';
import { localWrite } from '../../../sync/engine/local-write.ts';
import type { SyncedRow } from '../../../sync/engine/row.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { GUEST } from '../../../sync/model/account/guest.ts';
import { KEPT_HERE } from '../../../sync/model/rejection-codes.ts';
import type { WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { createDevice, createPorts, MEMBER, ok, response, SYNC_STATE } from './device-fixture.ts';

/** A row as a guest has written it. */
const written = (collection: string, id: string, body: SyncedRow['body'], op: 'insert' | 'delete' = 'insert') =>
  ({
    ...{ collection, id, body },
    delivery: {
      ...{ status: 'pending', mutationId: `m-${id}`, supersededIds: [] },
      ...(op === 'insert' ? { op } : { op, rev: 0, mergeBase: null }),
    },
  }) as const satisfies SyncedRow;

const rows = [
  written('login_records', '2026-11-18', { kind: 'ticket', claimed_at: '2026-11-19T00:00:00.000Z' }),
  written('login_records', '2026-12-24', { kind: 'login', claimed_at: '2026-12-24T00:00:00.000Z' }),
  written('kata_forms', 'k', { zou: '雨', ishiki: '静か', name: '朝', review: null }),
  written('kata_forms', 'hidden', { zou: '雪', ishiki: '白い' }),
  written('kata_forms', 'gone', { zou: '霧', ishiki: '薄い' }, 'delete'),
  written('notes', 'n', { text: '静か', day: '2026-11-18', about: null }),
  written('profiles', 'me', { username: '花', bio: '朝に稽古', location: null }),
  written('training_progress', 'brain-speed', {
    current_lesson: 5,
    total_lessons: 30,
    last_watched_date: '2026-11-18',
  }),
];
const guest = () => createDevice(rows, { owner: GUEST, epoch: null });
const isKept = ({ id }: SyncedRow) => id === 'hidden' || id === '2026-12-24';
const wire = (collection: string, id: string, body: object): WireRow => ({
  collection,
  id,
  rev: 9,
  deleted: false,
  ...body,
});

/** Claims the guest's data and syncs it with an account that has some rows, in two pages. */
async function claimWith(...account: readonly WireRow[]) {
  const device = guest();
  await claimData(device.store, MEMBER, isKept);
  let answered = 0;
  const { ports, requests } = createPorts(device, ({ push }) => {
    answered += 1;
    if (answered === 1) return response({ more: true, cursor: 3, rows: account.slice(0, 1) });
    if (answered === 2) return response({ cursor: 9, rows: account.slice(1) });
    return response({ cursor: 9 + answered, results: push.map((row) => ok(row, 20)) });
  });
  await syncOnce(ports);
  return { device, pushes: requests.map(({ push }) => push), pushed: requests.flatMap(({ push }) => push) };
}

describe("claiming a guest's data", () => {
  test('pulls everything before it sends anything, and then each row once, under its id', async () => {
    const { device, pushes, pushed } = await claimWith(wire('notes', 'other', { text: '別' }));
    expect(pushes.slice(0, 2)).toEqual([[], []]);
    expect(pushed.map(({ id, op }) => [id, op]).sort()).toEqual(
      ['2026-11-18', 'brain-speed', 'k', 'me', 'n'].map((id) => [id, 'insert']),
    );
    expect(device.state()).toMatchObject({ owner: MEMBER, reset: null, epoch: 'epoch' });
    expect(device.row('k')?.delivery.status).toBe('synced');
  });

  test('fills only what is empty in the account, and never the name', async () => {
    const { device, pushed } = await claimWith(
      wire('profiles', 'me', { username: '花子', bio: '', location: '長野' }),
      wire('kata_forms', 'k', { zou: '月', ishiki: '', name: null, review: null }),
      wire('notes', 'n', { text: '元の文', day: '2026-11-17', about: null }),
    );
    const patches = Object.fromEntries(pushed.map(({ id, op, patch }) => [id, { op, ...patch }]));
    expect(patches.me).toEqual({ op: 'update', bio: '朝に稽古' });
    expect(patches.k).toEqual({ op: 'update', ishiki: '静か', name: '朝', review: null });
    expect(patches).not.toHaveProperty('n');
    expect(device.row('me', 'profiles')?.body).toMatchObject({ username: '花子', bio: '朝に稽古', location: '長野' });
    expect(device.row('k')?.body).toMatchObject({ zou: '月', ishiki: '静か', name: '朝' });
    expect(device.row('n', 'notes')).toMatchObject({
      body: { text: '元の文' },
      delivery: { status: 'synced', rev: 9 },
    });
  });

  test('joins days and progress', async () => {
    const { device } = await claimWith(
      wire('login_records', '2026-11-18', { kind: 'login', claimed_at: '2026-11-18T00:00:00.000Z' }),
      wire('training_progress', 'brain-speed', {
        current_lesson: 3,
        total_lessons: 30,
        last_watched_date: '2026-11-19',
      }),
    );
    expect(device.row('2026-11-18', 'login_records')?.body.kind).toBe('login');
    expect(device.row('brain-speed', 'training_progress')?.body).toMatchObject({
      current_lesson: 5,
      last_watched_date: '2026-11-19',
    });
  });

  test('sends what is edited before the pull has ended, also over what the account has', async () => {
    const device = guest();
    await claimData(device.store, MEMBER, isKept);
    const change = () => ({ location: '東京' });
    await localWrite(device.store, () => 'edit', { key: { collection: 'profiles', id: 'me' }, change });
    const { ports, requests } = createPorts(device, ({ push }) =>
      response({
        ...{ cursor: 9, results: push.map((row) => ok(row, 20)) },
        rows: requests.length === 1 ? [wire('profiles', 'me', { username: '花子', bio: '夜', location: '長野' })] : [],
      }),
    );
    await syncOnce(ports);
    const profile = requests.flatMap(({ push }) => push).find(({ id }) => id === 'me');
    expect(profile).toMatchObject({ op: 'update', patch: { location: '東京' } });
  });

  test('drops what the guest has deleted, and keeps here what is not to be sent', async () => {
    const { device, pushed } = await claimWith();
    expect(device.row('gone')).toBeUndefined();
    expect(device.row('hidden')?.delivery).toMatchObject({
      status: 'rejected',
      rejectionCode: KEPT_HERE,
      op: 'insert',
    });
    expect(device.row('2026-12-24', 'login_records')?.delivery).toMatchObject({ rejectionCode: KEPT_HERE });
    expect(pushed.map(({ id }) => id)).not.toContain('hidden');
  });

  test('sends a kept row only when the member says so', async () => {
    const { device } = await claimWith();
    const key = { collection: 'kata_forms', id: 'hidden' };
    const write = (change: () => object | 'retry') =>
      localWrite(device.store, () => 'next', { key, change: change as () => 'retry' });
    await write(() => ({ name: '白' }));
    await write(() => ({ review: { at: 'later' } }));
    expect((await device.store.readForPush(9)).pending).toEqual([]);
    await write(() => 'retry');
    expect((await device.store.readForPush(9)).pending).toMatchObject([{ id: 'hidden', body: { name: '白' } }]);
  });

  test('belongs to one member, and has no effect when it is repeated', async () => {
    const device = guest();
    await claimData(device.store, MEMBER, isKept);
    const after = device.state();
    await claimData(device.store, MEMBER, () => true);
    expect(device.state()).toBe(after);
    await expect(claimData(device.store, 'taro', isKept)).rejects.toThrow("another member's data");
  });

  test('changes nothing on a full disk', async () => {
    const device = guest();
    device.failOn(SYNC_STATE);
    await expect(claimData(device.store, MEMBER, isKept)).rejects.toThrow('full');
    expect(device.state().owner).toBe(GUEST);
    expect(device.row('k')).toBe(rows[2]);
  });

  test('is refused by a tab that still writes as the guest', async () => {
    const device = guest();
    await claimData({ ...device.store, memberId: GUEST }, MEMBER, isKept);
    const write = { key: { collection: 'notes', id: 'late' }, change: () => ({ text: '遅い' }) };
    await expect(localWrite({ ...device.store, memberId: GUEST }, () => 'm', write)).rejects.toThrow('Cannot write');
  });
});

describe('giving claimed data back to the guest', () => {
  test('leaves the rows as they were, but for those that were deleted', async () => {
    const device = guest();
    await claimData(device.store, MEMBER, isKept);
    expect(await cancelClaim(device.store)).toBe(true);
    expect(device.state()).toMatchObject({ owner: GUEST, reset: null, epoch: null });
    for (const row of rows.filter(({ id }) => id !== 'gone')) expect(device.row(row.id, row.collection)).toEqual(row);
  });

  test('is refused once the server has answered', async () => {
    const { device } = await claimWith(wire('notes', 'n', { text: '別' }));
    expect(await cancelClaim(device.store)).toBe(false);
    expect(device.state().owner).toBe(MEMBER);
  });
});
