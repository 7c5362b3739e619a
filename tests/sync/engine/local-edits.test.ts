import { describe, expect, test } from 'vitest';
import { absent, apply, edit, kata, pending, remove, rowAfter, synced, tombstone } from './rows.ts';

describe('a local edit', () => {
  test('of a missing row inserts exactly its fields', () => {
    const row = rowAfter(absent, edit(kata(), 'a'));
    expect(row).toStrictEqual(pending({ op: 'insert' }, {}, ['a']));
  });

  test('keeps a field in the merge base when it is set back to its old value', () => {
    const row = rowAfter(synced(3), edit({ name: 'い', zou: '川' }, 'a'), edit({ zou: '橋' }, 'b'));
    const mergeBase = { name: null, zou: '橋' };
    expect(row).toStrictEqual(pending({ op: 'update', rev: 3, mergeBase }, { name: 'い' }, ['a', 'b']));
  });

  test('keeps the first acknowledged value of a field that is edited twice', () => {
    const row = rowAfter(synced(3), edit({ zou: '川' }, 'a'), edit({ zou: '山' }, 'b'));
    expect(row.delivery).toMatchObject({ mergeBase: { zou: '橋' } });
  });

  test('leaves fields out of the merge base that it sets to their own value', () => {
    const row = rowAfter(synced(3), edit({ zou: '橋', name: 'い' }, 'a'));
    expect(row.delivery).toMatchObject({ mergeBase: { name: null } });
  });

  test('records null for a field that had no value', () => {
    const bare = { ...synced(3), body: { zou: '橋' } };
    expect(rowAfter(bare, edit({ name: 'い' }, 'a')).delivery).toMatchObject({ mergeBase: { name: null } });
  });

  test('names the latest 48 superseded writes', () => {
    const edits = Array.from({ length: 61 }, (_, n) => edit({ name: `${n}` }, `m${n}`));
    const { delivery } = rowAfter(synced(3), ...edits);
    expect(delivery).toMatchObject({ mutationId: 'm60' });
    if (delivery.status !== 'pending') throw new Error('The row is not pending');
    expect(delivery.supersededIds).toHaveLength(48);
    expect(delivery.supersededIds.at(-1)).toBe('m59');
  });

  test('of a row with a pending deletion cancels the deletion', () => {
    const row = rowAfter(synced(3), edit({ zou: '川' }, 'a'), remove('b'), edit({ name: 'い' }, 'c'));
    const mergeBase = { name: null, zou: '橋' };
    expect(row).toStrictEqual(pending({ op: 'update', rev: 3, mergeBase }, { zou: '川', name: 'い' }, ['a', 'b', 'c']));
  });

  test('after the deletion of an unacknowledged insert inserts the row again', () => {
    const row = rowAfter(absent, edit(kata(), 'a'), remove('b'), edit({ zou: '川' }, 'c'));
    expect(row).toStrictEqual(pending({ op: 'insert' }, { zou: '川' }, ['a', 'b', 'c']));
  });
});

describe('a local deletion', () => {
  test('keeps the merge base of earlier edits', () => {
    const row = rowAfter(synced(3), edit({ zou: '川' }, 'a'), remove('b'));
    const change = { op: 'delete', rev: 3, mergeBase: { zou: '橋' } } as const;
    expect(row).toStrictEqual(pending(change, { zou: '川' }, ['a', 'b']));
  });

  test('of an unacknowledged insert is sent, because the insert may be on its way', () => {
    const row = rowAfter(absent, edit(kata(), 'a'), remove('b'));
    expect(row).toStrictEqual(pending({ op: 'delete', rev: 0, mergeBase: null }, {}, ['a', 'b']));
  });

  test('of a deleted or missing row changes nothing', () => {
    const pendingDelete = rowAfter(synced(3), remove('a'));
    expect(apply(pendingDelete, remove('b'))).toBe(pendingDelete);
    const deleted = tombstone(3);
    expect(apply(deleted, remove('b'))).toBe(deleted);
    expect(apply(absent, remove('b'))).toBe(absent);
  });
});
