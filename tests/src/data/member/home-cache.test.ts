import { expect, test } from 'vitest';
import { writeIdentity } from '../../../../src/data/account/identity.ts';
import { type HomeCache, readHomeCache, writeHomeCache } from '../../../../src/data/member/home-cache.ts';
import { mapStorage } from '../map-storage.ts';

const dataId = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d';
const cache: HomeCache = {
  dataId,
  username: '花子',
  streak: { tickets: 3, total_logins: 1, current_streak: 1, longest_streak: 1 },
  isGuideOpen: true,
  practised: [true],
};

test('the home cache is readable only for its member', () => {
  const storage = mapStorage();
  writeIdentity(storage, { dataId, memberId: 'guest', email: null });
  writeHomeCache(storage, cache);
  expect(readHomeCache(storage, dataId)).toEqual(cache);
  expect(readHomeCache(storage, '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4e')).toBeNull();
});

test('a home cache of a build without the guide is readable', () => {
  const storage = mapStorage();
  writeIdentity(storage, { dataId, memberId: 'guest', email: null });
  const { isGuideOpen, practised, ...older } = cache;
  storage.setItem('keiko.home-cache', JSON.stringify(older));
  expect([isGuideOpen, practised]).toEqual([true, [true]]);
  expect(readHomeCache(storage, dataId)).toEqual({
    ...older,
    isGuideOpen: false,
    practised: [],
  });
});

test.each(['', '{', '{"dataId":1}'])('a home cache of %j is unreadable', (text) => {
  const storage = mapStorage();
  writeIdentity(storage, { dataId, memberId: 'guest', email: null });
  storage.setItem('keiko.home-cache', text);
  expect(readHomeCache(storage, dataId)).toBe('unreadable');
});

test('the home cache is not written after a logout in another tab', () => {
  const storage = mapStorage();
  writeHomeCache(storage, cache);
  expect(storage.length).toBe(0);
});
