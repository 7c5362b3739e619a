import { afterEach, expect, test, vi } from 'vitest';
import { cleanUpWeekly, rowWrite } from '../../../../src/data/member/member-data.ts';
import { memberKeys } from '../../../../src/lib/storage-keys.ts';
import { withLock } from '../../../support/reference/store-ports.ts';
import { openLocalMember } from '../local-member.ts';
import { mapStorage } from '../map-storage.ts';

const DAY_MS = 86_400_000;
const kata = { zou: '橋', ishiki: '足の裏' };

afterEach(() => void vi.useRealTimers());

test('a removed row is cleared away by the next weekly clean-up that is a week later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const member = await openLocalMember();
  const { database, dataId } = member;
  const id = 'kata_forms/removed';
  await member.write(rowWrite('kata_forms', 'removed', () => kata));
  await member.write(rowWrite('kata_forms', 'kept', () => kata));
  await member.store.transact({ keys: [{ collection: 'kata_forms', id: 'removed' }] }, (transaction) =>
    transaction.set({ collection: 'kata_forms', id: 'removed', delivery: { status: 'absent' }, body: {} }),
  );
  const isThere = async () =>
    (await database.collections.documents.storageInstance.findDocumentsById([id], true)).length === 1;
  const identity = { dataId, memberId: member.id, email: null };
  const storage = mapStorage({ [memberKeys.identity]: JSON.stringify(identity) });
  const after = async (days: number) => {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    await cleanUpWeekly(member, storage, { withLock });
    return isThere();
  };
  expect(await after(1)).toBe(true);
  const cleanedAt = storage.getItem(memberKeys.cleanedUp);
  expect(await after(6)).toBe(true);
  expect(storage.getItem(memberKeys.cleanedUp)).toBe(cleanedAt);
  expect(await after(1)).toBe(false);
  expect(
    await member.store.transact({ statuses: ['pending'] }, ({ rows }) => [...rows()].map((row) => row.id)),
  ).toEqual(['kept']);
});
