import { describe, expect, test } from 'vitest';
import {
  absent,
  apply,
  deletedVersion,
  edit,
  former,
  pending,
  pulled,
  remove,
  reset,
  rowAfter,
  sweep,
  synced,
  tombstone,
  unconfirmed,
  version,
} from './rows.ts';

const KNOWN_REV = 6;

describe('a reset', () => {
  test.each([
    ['marks a row with rev ≤ knownRev unconfirmed', synced(6, { name: 'い' }), unconfirmed({ name: 'い' }, [], 6)],
    [
      'marks a tombstone with rev ≤ knownRev unconfirmed',
      tombstone(6),
      {
        ...unconfirmed(),
        body: {},
        delivery: { status: 'unconfirmed', former: former(6), deleted: true, supersededIds: [] },
      },
    ],
    [
      'keeps the merge base of an edit with rev ≤ knownRev',
      rowAfter(synced(6), edit({ name: 'い' }, 'a')),
      pending({ op: 'update', rev: null, former: former(6), mergeBase: { name: null } }, { name: 'い' }, ['a']),
    ],
    [
      'does not raise the knownRev of a restore',
      pending({ op: 'restore', knownRev: 2, former: former(7), mergeBase: {} }, {}, ['a']),
      pending({ op: 'restore', knownRev: 2, former: former(7), mergeBase: {} }, {}, ['a']),
    ],
  ])('%s', (_name, row, expected) => {
    expect(apply(row, reset(KNOWN_REV))).toStrictEqual(expected);
  });

  test('restores an unconfirmed row that the server has lost since the reset before', () => {
    const row = unconfirmed({ name: 'い' }, [], 6);
    expect(apply(row, reset(6))).toBe(row);
    expect(apply(row, reset(5))).toStrictEqual(
      pending({ op: 'restore', knownRev: 5, former: former(6), mergeBase: {} }, { name: 'い' }, ['reset']),
    );
  });

  test('restores an update that the server has lost since the reset before', () => {
    const row = rowAfter(synced(6), edit({ name: 'い' }, 'a'), reset(KNOWN_REV));
    expect(apply(row, reset(6))).toStrictEqual(row);
    expect(apply(row, reset(2))).toStrictEqual(
      pending({ op: 'restore', knownRev: 2, former: former(6), mergeBase: { name: null } }, { name: 'い' }, ['a']),
    );
  });
});

describe('the pull after a reset', () => {
  test('confirms a row', () => {
    expect(apply(unconfirmed(), pulled(version(2)))).toStrictEqual(synced(2));
    expect(apply(unconfirmed(), pulled(deletedVersion(2)))).toStrictEqual(tombstone(2));
  });

  test('confirms the row under an edit', () => {
    const row = rowAfter(synced(6), edit({ name: 'い' }, 'a'), reset(KNOWN_REV));
    const change = { op: 'update', rev: 6, mergeBase: { name: 'う' } } as const;
    expect(apply(row, pulled(version(6, { name: 'う' })))).toStrictEqual(pending(change, { name: 'い' }, ['a']));
  });

  test('restores a row of which the server has an older version, although they should agree on it', () => {
    const change = { op: 'restore', knownRev: 4, former: former(6), mergeBase: {} } as const;
    const row = unconfirmed({ name: 'い' }, [], 6);
    expect(apply(row, pulled(version(4)))).toStrictEqual(pending(change, { name: 'い' }, ['pulled']));
    expect(apply(row, pulled(deletedVersion(4)))).toStrictEqual(pending(change, { name: 'い' }, ['pulled']));
    const deleted = rowAfter(tombstone(6), reset(KNOWN_REV), pulled(version(4)));
    expect(deleted.delivery).toMatchObject({ status: 'pending', op: 'delete', mutationId: 'pulled' });
  });

  test('restores the row under an edit likewise, also after it was removed and edited again', () => {
    const change = { op: 'restore', knownRev: 4, former: former(6), mergeBase: { name: null } } as const;
    const row = rowAfter(synced(6), edit({ name: 'い' }, 'a'), reset(KNOWN_REV));
    expect(apply(row, pulled(version(4, { zou: '川' })))).toStrictEqual(pending(change, { name: 'い' }, ['a']));
    const updated = rowAfter(synced(6), reset(KNOWN_REV), remove('a'), edit({ name: 'い' }, 'b'));
    expect(apply(updated, pulled(version(4)))).toStrictEqual(pending(change, { name: 'い' }, ['a', 'b']));
  });

  const restored = rowAfter(synced(9, { name: 'い' }), reset(KNOWN_REV));

  test('leaves a restored row alone when the server has an older version', () => {
    expect(apply(restored, pulled(version(6)))).toBe(restored);
    expect(apply(restored, pulled(deletedVersion(6)))).toBe(restored);
  });

  test('leaves it to the server which version counts when it has one with rev > knownRev', () => {
    expect(apply(restored, pulled(version(7, { name: 'う' })))).toBe(restored);
    const edited = rowAfter(restored, edit({ zou: '川' }, 'a'));
    expect(apply(edited, pulled(version(7, { name: 'う' })))).toBe(edited);
  });

  test('confirms a restored row that another device has restored, and removes one that was deleted since', () => {
    expect(apply(restored, pulled(version(7, { name: 'い' })))).toStrictEqual(synced(7, { name: 'い' }, ['reset']));
    expect(apply(restored, pulled(deletedVersion(7)))).toStrictEqual(tombstone(7));
  });
});

describe('the sweep after a full pull', () => {
  test('removes a tombstone that the pull did not bring', () => {
    expect(apply(rowAfter(tombstone(6), reset(KNOWN_REV)), sweep)).toStrictEqual(absent);
  });

  test('removes a row whose tombstone is gone', () => {
    expect(apply(unconfirmed(), { ...sweep, wasForgotten: true })).toStrictEqual(absent);
  });

  test('keeps the edit of a row that the pull brought', () => {
    const row = rowAfter(synced(6), edit({ name: 'い' }, 'a'), reset(KNOWN_REV), pulled(version(2)));
    expect(apply(row, sweep)).toBe(row);
  });
});
