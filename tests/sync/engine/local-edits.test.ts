import { describe, expect, test } from 'vitest';
import { absent, edit, kata, pending, rejected, remove, rowAfter, synced } from './rows.ts';

describe('a local edit', () => {
  test('keeps a field in the merge base when it is set back to its old value', () => {
    const row = rowAfter(synced(3), edit({ name: 'い', zou: '川' }, 'a'), edit({ zou: '橋' }, 'b'));
    const mergeBase = { name: null, zou: '橋' };
    expect(row).toStrictEqual(pending({ op: 'update', rev: 3, mergeBase }, { name: 'い' }, ['a', 'b'], { name: 'a' }));
  });

  test('keeps the first acknowledged value of a field that is edited twice', () => {
    const row = rowAfter(synced(3), edit({ zou: '川' }, 'a'), edit({ zou: '山' }, 'b'));
    expect(row.delivery).toMatchObject({ mergeBase: { zou: '橋' } });
  });

  test('leaves fields out of the merge base that it sets to their own value', () => {
    const row = rowAfter(synced(3), edit({ zou: '橋', name: 'い' }, 'a'));
    expect(row.delivery).toMatchObject({ mergeBase: { name: null } });
  });

  test('of a rejected row leaves the other fields to their writers, but decides about a conflict as a whole', () => {
    const change = { op: 'update', rev: 3, mergeBase: { zou: '橋', name: null } } as const;
    const write = (code: string) => rejected(change, { zou: '川', name: 'い' }, ['a', 'b'], code, { zou: 'a' });
    for (const event of [edit({ name: 'う' }, 'c'), { type: 'retry', mutationId: 'c' } as const]) {
      expect(rowAfter(write('too_long'), event).delivery).toMatchObject({ writtenBy: { zou: 'a' } });
      expect(rowAfter(write('changed_elsewhere'), event).delivery).not.toHaveProperty('writtenBy');
    }
  });

  test('after a deletion that is not acknowledged still leaves the other fields to their writers', () => {
    const row = rowAfter(synced(3), edit({ zou: '川' }, 'a'), remove('b'), edit({ name: 'い' }, 'c'));
    expect(row.delivery).toMatchObject({ op: 'update', supersededIds: ['a', 'b'], writtenBy: { zou: 'a' } });
  });

  test('names the latest 48 superseded writes', () => {
    const edits = Array.from({ length: 61 }, (_, n) => edit({ name: `${n}` }, `m${n}`));
    const { delivery } = rowAfter(synced(3), ...edits);
    expect(delivery).toMatchObject({ mutationId: 'm60' });
    if (delivery.status !== 'pending') throw new Error('The row is not pending');
    expect(delivery.supersededIds).toHaveLength(48);
    expect(delivery.supersededIds.at(-1)).toBe('m59');
  });

  test('after the deletion of an unacknowledged insert inserts the row again', () => {
    const row = rowAfter(absent, edit(kata(), 'a'), remove('b'), edit({ zou: '川' }, 'c'));
    const change = { status: 'pending', op: 'insert', mutationId: 'c', supersededIds: ['a', 'b'] };
    expect(row).toMatchObject({ body: kata({ zou: '川' }), delivery: change });
  });
});
