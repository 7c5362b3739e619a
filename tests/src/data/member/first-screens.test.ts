import { describe, expect, test } from 'vitest';
import { signOutMember, writeIdentity } from '../../../../src/data/account/identity.ts';
import { readHistoryCache, writeHistoryCache } from '../../../../src/data/training/history-cache.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import { mapStorage } from '../map-storage.ts';

const dataId = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d';
const otherId = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4e';

function signedIn() {
  const storage = mapStorage();
  writeIdentity(storage, { dataId, memberId: 'guest', email: null });
  return storage;
}

const days = [
  { day: toDay('2026-11-20'), sessions: 2, minutes: 15 },
  { day: toDay('2026-11-22'), sessions: 1, minutes: 3 },
];

describe('the kept days of the history', () => {
  test('are read as they were written, by their member only', () => {
    const storage = signedIn();
    writeHistoryCache(storage, dataId, days);
    expect(readHistoryCache(storage, dataId)).toEqual(days);
    expect(readHistoryCache(storage, otherId)).toBeNull();
  });

  test('are nothing when there are none, or when they are unreadable', () => {
    const storage = signedIn();
    writeHistoryCache(storage, dataId, []);
    expect(readHistoryCache(storage, dataId)).toBeNull();
    storage.setItem('keiko.history-cache', JSON.stringify({ dataId, value: [['2026-02-30', 1, 1]] }));
    expect(readHistoryCache(storage, dataId)).toBeNull();
    storage.setItem('keiko.history-cache', '{');
    expect(readHistoryCache(storage, dataId)).toBeNull();
  });

  test('are removed with the member, and not written after a logout in another tab', () => {
    const storage = signedIn();
    writeHistoryCache(storage, dataId, days);
    signOutMember(storage, dataId);
    storage.removeItem('keiko.history-cache');
    writeHistoryCache(storage, dataId, days);
    expect(readHistoryCache(storage, dataId)).toBeNull();
  });
});
