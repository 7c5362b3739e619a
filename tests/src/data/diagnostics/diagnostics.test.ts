import { describe, expect, test } from 'vitest';
import { writeIdentity } from '../../../../src/data/account/identity.ts';
import { createDiagnostics } from '../../../../src/data/diagnostics/diagnostics.ts';
import { mapStorage } from '../map-storage.ts';

const HANAKO = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d';
const TARO = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4e';
const KEY = 'keiko.diagnostics';
const MAX_LENGTH = 40_000;

const signIn = (storage: Storage, dataId: string) => writeIdentity(storage, { dataId, memberId: dataId, email: null });

function signedInStorage(): Storage {
  const storage = mapStorage();
  signIn(storage, HANAKO);
  return storage;
}

/** The diagnostics of one page load; `runTimer` runs its delayed save. */
function openTab(storage: Storage, tab = 'a') {
  let now = 1000;
  let timer: (() => void) | null = null;
  let timersStarted = 0;
  const diagnostics = createDiagnostics({
    storage,
    tab,
    now: () => {
      now += 1000;
      return now;
    },
    after: (_ms, call) => {
      timersStarted += 1;
      timer = call;
      return () => {
        timer = null;
      };
    },
  });
  return {
    ...diagnostics,
    recordRejection: (count: number) =>
      diagnostics.record({ type: 'rows-rejected', collection: 'kata_forms', code: 'limit', count }),
    runTimer: () => timer?.(),
    timersStarted: () => timersStarted,
    counts: () => diagnostics.read().map(({ facts }) => facts.count),
  };
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('diagnostics', () => {
  test('survive a reload once they are saved, and are written once for many events', () => {
    const storage = signedInStorage();
    const tab = openTab(storage);
    for (const count of upTo(5)) tab.recordRejection(count);
    expect([storage.getItem(KEY), tab.timersStarted()]).toEqual([null, 1]);
    tab.runTimer();
    expect(openTab(storage, 'b').counts()).toEqual(upTo(5));
  });

  test('keep the last 200 events', () => {
    const storage = signedInStorage();
    const tab = openTab(storage);
    for (const count of upTo(150)) tab.recordRejection(count);
    tab.save();
    for (const count of upTo(250, 151)) tab.recordRejection(count);
    expect(tab.counts()).toEqual(upTo(250, 51));
    tab.save();
    expect(openTab(storage).counts()).toEqual(upTo(250, 51));
  });

  test('stay within 40 KB by dropping the oldest events', () => {
    const storage = signedInStorage();
    const tab = openTab(storage);
    const error = 'x'.repeat(118);
    for (const n of upTo(200)) {
      tab.record({ type: 'uncaught-error', error, frame: `${'y'.repeat(110)}.js:${n}:1` });
    }
    tab.save();
    const stored = storage.getItem(KEY) ?? '';
    expect(stored.length).toBeGreaterThan(MAX_LENGTH * 0.9);
    expect(stored.length).toBeLessThanOrEqual(MAX_LENGTH);
    expect(openTab(storage).read().at(-1)?.facts.frame).toContain('.js:200:1');
  });

  test('count repeated events in one place, measured facts aside', () => {
    const tab = openTab(signedInStorage());
    for (const bytes of [100, 200, 300]) {
      tab.record({ type: 'request-sent', pushed: 0, bytes });
      tab.record({ type: 'sync-throttled', retryAfterMs: 1000 });
    }
    expect(tab.read()).toMatchObject([
      { type: 'request-sent', count: 3, first: 2000, last: 6000, facts: { bytes: 300 } },
      { type: 'sync-throttled', count: 3, first: 3000, last: 7000 },
    ]);
  });

  test('of two tabs are kept together', () => {
    const storage = signedInStorage();
    const [first, second] = [openTab(storage, 'a'), openTab(storage, 'b')];
    first.recordRejection(1);
    second.recordRejection(2);
    first.save();
    second.save();
    first.recordRejection(3);
    first.save();
    expect(second.read().map(({ tab, facts }) => [tab, facts.count])).toEqual([
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ]);
  });

  test.each([
    'not JSON',
    '{}',
    'null',
    '[{"type":"sync-finished"}]',
    '[{"first":1,"last":1,"count":1,"tab":"a","type":"x","facts":{"a":{"b":1}}}]',
  ])('begin again after corrupt content: %s', (stored) => {
    const storage = signedInStorage();
    storage.setItem(KEY, stored);
    const tab = openTab(storage);
    tab.recordRejection(1);
    expect(tab.counts()).toEqual([1]);
    tab.save();
    expect(openTab(storage).counts()).toEqual([1]);
  });

  test('are gone after the logout', () => {
    const storage = signedInStorage();
    const tab = openTab(storage);
    tab.recordRejection(1);
    tab.save();
    tab.recordRejection(2);
    tab.clear();
    expect([tab.read(), storage.getItem(KEY)]).toEqual([[], null]);
  });

  test('of a former member are not attributed to the next one', () => {
    const storage = signedInStorage();
    const tab = openTab(storage);
    tab.recordRejection(1);
    // Another tab logs Hanako out and Taro in.
    signIn(storage, TARO);
    tab.runTimer();
    expect([tab.read(), storage.getItem(KEY)]).toEqual([[], null]);
  });

  test('before a login wait in memory and belong to the member who logs in', () => {
    const storage = mapStorage();
    const tab = openTab(storage);
    tab.recordRejection(1);
    tab.runTimer();
    expect(storage.getItem(KEY)).toBeNull();
    signIn(storage, TARO);
    tab.recordRejection(2);
    tab.runTimer();
    expect(openTab(storage).counts()).toEqual([1, 2]);
  });

  test('continue in memory when the storage is full', () => {
    const storage = signedInStorage();
    const tab = openTab({
      ...storage,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    tab.recordRejection(1);
    expect(() => tab.save()).not.toThrow();
    tab.recordRejection(2);
    expect(tab.counts()).toContain(2);
  });

  test.each(['橋を渡る', 'hanako@keiko.example', HANAKO, 'x'.repeat(121)])('leave out the text "%s"', (code) => {
    const tab = openTab(signedInStorage());
    tab.record({ type: 'rows-rejected', collection: 'kata_forms', code, count: 1 });
    expect(tab.read()[0]?.facts).toEqual({ collection: 'kata_forms', code: '?', count: 1 });
  });
});
