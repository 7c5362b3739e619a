import { describe, expect, test } from 'vitest';
import type { Row, RowEvent } from '../../../sync/engine/row.ts';
import {
  absent,
  accepted,
  apply,
  deletedVersion,
  edit,
  kata,
  pending,
  pulled,
  refused,
  rejected,
  remove,
  rowAfter,
  synced,
  tombstone,
  version,
} from './rows.ts';

const sent = rowAfter(synced(3), edit({ name: 'い' }, 'a'));

describe('the result of the latest write', () => {
  const results: readonly (readonly [string, RowEvent, Row])[] = [
    ['row deleted on the server: a tombstone', accepted(sent, deletedVersion(5)), tombstone(5)],
    ['row unknown on the server: a tombstone at the old revision', accepted(sent, null), tombstone(3)],
    [
      'rejected without a version: rejected on the same base',
      refused(sent, null),
      rejected({ op: 'update', rev: 3, mergeBase: { name: null } }, { name: 'い' }, ['a']),
    ],
    [
      'rejected with a deleted version: rejected on the same base',
      refused(sent, deletedVersion(5)),
      rejected({ op: 'update', rev: 3, mergeBase: { name: null } }, { name: 'い' }, ['a']),
    ],
    [
      'rejected, but the server already has the same values: synced',
      refused(sent, version(5, { name: 'い' })),
      synced(5, { name: 'い' }),
    ],
  ];
  test.each(results)('%s', (_name, event, expected) => {
    expect(apply(sent, event)).toStrictEqual(expected);
  });

  test('does not replace a newer version that was pulled before', () => {
    const newer = rowAfter(sent, pulled(version(7, { name: 'い', zou: '川' })));
    expect(apply(newer, accepted(sent, version(5, { name: 'い' })))).toStrictEqual(
      synced(7, { name: 'い', zou: '川' }),
    );
  });

  test('of an older version than the pulled one restores the pulled values', () => {
    const newer = rowAfter(sent, pulled(version(7, { name: 'う' })));
    expect(apply(newer, accepted(sent, version(5, { name: 'い' })))).toStrictEqual(synced(7, { name: 'う' }));
  });
});

describe('the result of an earlier write', () => {
  test('leaves only the later edits to send', () => {
    const row = rowAfter(sent, edit({ zou: '川' }, 'b'));
    const next = apply(row, accepted(sent, version(5, { name: 'い' })));
    const change = { op: 'update', rev: 5, mergeBase: { zou: '橋' } } as const;
    expect(next).toStrictEqual(pending(change, { name: 'い', zou: '川' }, ['b']));
  });

  test('turns a later edit of an inserted row into an update', () => {
    const insert = rowAfter(absent, edit(kata(), 'a'));
    const row = rowAfter(insert, edit({ zou: '川' }, 'b'));
    const change = { op: 'update', rev: 5, mergeBase: { zou: '橋' } } as const;
    expect(apply(row, accepted(insert, version(5)))).toStrictEqual(pending(change, { zou: '川' }, ['b']));
  });

  test('keeps a later deletion', () => {
    const next = apply(rowAfter(sent, remove('b')), accepted(sent, version(5, { name: 'い' })));
    expect(next).toStrictEqual(pending({ op: 'delete', rev: 5, mergeBase: {} }, { name: 'い' }, ['b']));
  });

  test('keeps a field that was edited and set back meanwhile', () => {
    const row = rowAfter(sent, edit({ name: 'う' }, 'b'), edit({ name: 'い' }, 'c'));
    const change = { op: 'update', rev: 5, mergeBase: { name: 'い' } } as const;
    const next = apply(row, accepted(sent, version(5, { name: 'い' })));
    expect(next).toStrictEqual(pending(change, { name: 'い' }, ['b', 'c']));
  });

  test('with a deletion on the server discards the later edit', () => {
    expect(apply(rowAfter(sent, edit({ zou: '川' }, 'b')), accepted(sent, deletedVersion(5)))).toStrictEqual(
      tombstone(5),
    );
  });

  test('that is a rejection leaves the later edit pending', () => {
    const row = rowAfter(sent, edit({ name: 'う' }, 'b'));
    expect(apply(row, refused(sent, null))).toBe(row);
    const change = { op: 'update', rev: 5, mergeBase: { name: null } } as const;
    const next = apply(row, refused(sent, version(5, { zou: '川' })));
    expect(next).toStrictEqual(pending(change, { name: 'う', zou: '川' }, ['a', 'b']));
  });
});

describe('a stale result', () => {
  const settled = synced(8, { name: 'え' });

  test('with an older version changes nothing', () => {
    expect(apply(settled, accepted(sent, version(5, { name: 'い' })))).toBe(settled);
    expect(apply(settled, refused(sent, version(5)))).toBe(settled);
    const edited = rowAfter(settled, edit({ name: 'い' }, 'z'));
    expect(apply(edited, accepted(sent, version(5)))).toBe(edited);
  });

  test('without a version changes nothing', () => {
    expect(apply(settled, accepted(sent, null))).toBe(settled);
    expect(apply(absent, refused(sent, null))).toBe(absent);
  });

  test('with a newer version rebases another pending edit', () => {
    const edited = rowAfter(settled, edit({ zou: '川' }, 'z'));
    const change = { op: 'update', rev: 9, mergeBase: { zou: '橋' } } as const;
    expect(apply(edited, refused(sent, version(9)))).toStrictEqual(pending(change, { zou: '川' }, ['z']));
  });
});
