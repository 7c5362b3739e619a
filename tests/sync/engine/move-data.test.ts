import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LocalWrite, localWrite } from '../../../sync/engine/local-write.ts';
import { markMove, moveMarkedData, unmarkMove } from '../../../sync/engine/move-data.ts';
import type { Store, Transaction } from '../../../sync/engine/ports.ts';
import { isDeleted } from '../../../sync/engine/row.ts';
import type { DataMove } from '../../../sync/engine/sync-state.ts';
import type { Body } from '../../../sync/model/json.ts';
import { type MemberDatabase, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createIndexedDbStorage } from '../../../sync/storage/indexed-db-storage.ts';
import { LOCAL_MEMBER } from '../../../sync/storage/member-databases.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';

const HANAKO = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d';
const TARO = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4e';
const KATA = '0193a5f0-0000-7000-8000-000000000001';
const OTHER_KATA = '0193a5f0-0000-7000-8000-000000000002';
const NOTE = '0193a5f0-0000-7000-8000-000000000003';

const opened: MemberDatabase[] = [];
let local: Store;
let account: Store;

async function open(memberId: string): Promise<Store> {
  const storage = createIndexedDbStorage({ indexedDB: new IDBFactory(), IDBKeyRange });
  const database = await openMemberDatabase({ memberId, storage, multiInstance: false });
  opened.push(database);
  return createRxStore(database, memberId, () => crypto.randomUUID());
}

const set = (collection: string, id: string, patch: Body): LocalWrite => ({
  key: { collection, id },
  change: () => patch,
});
const write = (store: Store, ...writes: LocalWrite[]) => localWrite(store, v7, writes);
const login = (kind: string, claimed_at: string) => ({ kind, claimed_at, tz: 'Asia/Tokyo', device: 'd' });
const kata = (zou: string) => ({
  zou,
  ishiki: '静か',
  name: null,
  category: null,
  is_copied: false,
  original_id: null,
});
const moveTo = (memberId: string, more: Partial<DataMove> = {}): DataMove => ({
  id: 'move',
  memberId,
  isNewAccount: true,
  without: [],
  ...more,
});

/** The rows of a store that are not deleted, as 'collection/id': body. */
async function rowsOf(store: Store): Promise<Readonly<Record<string, Body>>> {
  return store.transact({ statuses: ['pending', 'rejected', 'synced'] }, (transaction) =>
    Object.fromEntries(
      [...transaction.rows()]
        .filter((row) => !isDeleted(row))
        .map(({ collection, id, body }) => [`${collection}/${id}`, body]),
    ),
  );
}

/** A store whose transaction with this number, from 1, fails instead of being stored. */
function failingAt(store: Store, number: number): Store {
  let count = 0;
  return {
    ...store,
    transact: <T>(scope: Parameters<Store['transact']>[0], work: (transaction: Transaction) => T) => {
      count += 1;
      return count === number
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : store.transact(scope, work);
    },
  };
}

beforeEach(async () => {
  [local, account] = [await open(LOCAL_MEMBER), await open(HANAKO)];
  await write(
    local,
    set('login_records', '2026-11-18', login('login', '2026-11-18T00:00:00.000Z')),
    set('login_records', '2026-11-19', login('ticket', '2026-11-20T00:00:00.000Z')),
    set('kata_forms', KATA, kata('雨')),
    set('kata_forms', OTHER_KATA, kata('雪')),
    set('notes', NOTE, { text: '静か', day: '2026-11-18', written_at: '', about: null, question: null }),
    set('profiles', 'me', { username: '花', bio: '朝に稽古', location: null }),
    set('training_progress', 'brain-speed', {
      current_lesson: 5,
      total_lessons: 30,
      last_watched_date: '2026-11-18',
      completed_at: null,
    }),
  );
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

describe('moving data into an account', () => {
  test('keeps ids and bodies, leaves all rows pending, and empties the source', async () => {
    const before = await rowsOf(local);
    await markMove(local, moveTo(HANAKO));
    expect(await moveMarkedData(local, account, v7)).toBe(0);
    expect(await rowsOf(account)).toEqual({ ...before, 'profiles/me': { bio: '朝に稽古' } });
    expect((await account.readForPush(100)).pending).toHaveLength(7);
    expect(await rowsOf(local)).toEqual({});
    expect((await local.state()).move).toBeNull();
  });

  test('leaves behind what is not to be moved, unmarked', async () => {
    await markMove(local, moveTo(HANAKO, { without: [`kata_forms/${KATA}`] }));
    expect(await moveMarkedData(local, account, v7)).toBe(1);
    expect(Object.keys(await rowsOf(local))).toEqual([`kata_forms/${KATA}`]);
    expect(await rowsOf(account)).not.toHaveProperty(`kata_forms/${KATA}`);
    await markMove(local, moveTo(HANAKO, { id: 'second' }));
    expect(await moveMarkedData(local, account, v7)).toBe(0);
    expect(await rowsOf(account)).toHaveProperty(`kata_forms/${KATA}`);
  });

  test('overwrites nothing: days and progress join, of other rows the one of the account stays', async () => {
    await write(
      account,
      set('login_records', '2026-11-19', login('login', '2026-11-19T00:00:00.000Z')),
      set('kata_forms', KATA, kata('霧')),
      set('profiles', 'me', { username: '花子', bio: null }),
      set('training_progress', 'brain-speed', {
        current_lesson: 3,
        total_lessons: 30,
        last_watched_date: '2026-11-19',
        completed_at: null,
      }),
    );
    await markMove(local, moveTo(HANAKO, { isNewAccount: false }));
    await moveMarkedData(local, account, v7);
    expect(await rowsOf(account)).toMatchObject({
      'login_records/2026-11-18': { kind: 'login' },
      'login_records/2026-11-19': { kind: 'login' },
      [`kata_forms/${KATA}`]: { zou: '霧' },
      [`kata_forms/${OTHER_KATA}`]: { zou: '雪' },
      'profiles/me': { username: '花子', bio: '朝に稽古' },
      'training_progress/brain-speed': { current_lesson: 5, last_watched_date: '2026-11-19' },
    });
  });

  test('does not bring back what the account has deleted since', async () => {
    await markMove(local, moveTo(HANAKO));
    await expect(moveMarkedData(failingAt(local, 2), account, v7)).rejects.toThrow('full');
    await write(account, { key: { collection: 'kata_forms', id: KATA }, change: () => 'delete' });
    await moveMarkedData(local, account, v7);
    expect(await rowsOf(account)).not.toHaveProperty(`kata_forms/${KATA}`);
    expect(await rowsOf(local)).toEqual({});
  });

  test('drops what was deleted without an account', async () => {
    await write(local, { key: { collection: 'kata_forms', id: KATA }, change: () => 'delete' });
    await markMove(local, moveTo(HANAKO));
    await moveMarkedData(local, account, v7);
    const { pending } = await account.readForPush(100);
    expect(pending.map(({ id }) => id)).not.toContain(KATA);
  });

  test('ends after a failure at any step with the same rows', async () => {
    await markMove(local, moveTo(HANAKO));
    const before = await rowsOf(local);
    await expect(moveMarkedData(failingAt(local, 1), account, v7)).rejects.toThrow('full');
    await expect(moveMarkedData(local, failingAt(account, 1), v7)).rejects.toThrow('full');
    expect(await rowsOf(local)).toEqual(before);
    expect(await rowsOf(account)).toEqual({});
    await expect(moveMarkedData(failingAt(local, 2), account, v7)).rejects.toThrow('full');
    const { pending } = await account.readForPush(100);
    await moveMarkedData(local, account, v7);
    expect((await account.readForPush(100)).pending).toEqual(pending);
    expect(pending).toHaveLength(7);
    expect(await rowsOf(local)).toEqual({});
  });

  test('gives marked data to no other member, and refuses writes to it', async () => {
    const taro = await open(TARO);
    await markMove(local, moveTo(HANAKO));
    await expect(markMove(local, moveTo(TARO))).rejects.toThrow('another member');
    expect(await moveMarkedData(local, taro, v7)).toBe(7);
    expect(await rowsOf(taro)).toEqual({});
    await expect(write(local, set('kata_forms', KATA, { zou: '霧' }))).rejects.toThrow('moves to an account');
    await unmarkMove(local, TARO);
    expect((await local.state()).move?.memberId).toBe(HANAKO);
    await unmarkMove(local, HANAKO);
    await write(local, set('kata_forms', KATA, { zou: '霧' }));
  });

  test('moves nothing that is not marked', async () => {
    expect(await moveMarkedData(local, account, v7)).toBe(7);
    expect(await rowsOf(account)).toEqual({});
  });
});
