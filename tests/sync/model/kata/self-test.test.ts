import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceKataTest,
  type KataTest,
  kataTestProgress,
  removeDeletedKata,
  revealKata,
  startKataTest,
} from '../../../../sync/model/kata/self-test.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

function begun(random = () => 0.5): KataTest {
  const test = startKataTest(ids, { random, kind: 'all' });
  if (test === null) throw new Error('Cannot start the test');
  return test;
}

describe('kata test', () => {
  test('does not start without kata', () => {
    expect(startKataTest([], { random: Math.random, kind: 'all' })).toBeNull();
  });

  test('asks every kata once in random order', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (stream) => {
        const random = () => stream.next().value;
        expect([...begun(random).ids].sort()).toEqual(ids);
      }),
    );
  });

  test('produces every order equally often', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const seen = new Map<string, number>();
    for (let run = 0; run < 6000; run += 1) {
      const order = startKataTest(['a', 'b', 'c'], { random, kind: 'all' })?.ids.join('') ?? '';
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('alternates between question and answer, and ends after the last kata', () => {
    let state = begun();
    for (let n = 1; n <= ids.length; n += 1) {
      expect(kataTestProgress(state)).toEqual({ number: n, total: 5, percent: (n - 1) * 20 });
      expect(advanceKataTest(state)).toBe(state);
      state = revealKata(state);
      expect(kataTestProgress(state)).toMatchObject({ number: n, percent: n * 20 });
      expect(revealKata(state)).toBe(state);
      state = advanceKataTest(state, n % 2 === 0 ? 'remembered' : null);
    }
    expect(state.phase).toBe('finished');
    expect(state.seen).toEqual(state.ids);
    expect(Object.values(state.grades)).toEqual(['remembered', 'remembered']);
    expect(advanceKataTest(state, 'again')).toBe(state);
  });

  test('continues without kata that were deleted meanwhile', () => {
    const running = { ...begun(), ids, index: 2, phase: 'revealed' as const, seen: ['a', 'b', 'c'] };
    expect(removeDeletedKata(running, () => true)).toBe(running);
    expect(removeDeletedKata(running, (id) => id !== 'a')).toMatchObject({
      ids: ['b', 'c', 'd', 'e'],
      index: 1,
      phase: 'revealed',
    });
    expect(removeDeletedKata(running, (id) => id !== 'c')).toMatchObject({
      index: 2,
      phase: 'asking',
      seen: ['a', 'b'],
    });
    expect(removeDeletedKata(running, (id) => id < 'c')).toMatchObject({ ids: ['a', 'b'], phase: 'finished' });
    expect(removeDeletedKata(running, () => false)).toBeNull();
  });
});
