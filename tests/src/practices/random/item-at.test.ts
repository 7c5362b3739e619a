import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../../src/practices/random/item-at.ts';

describe('itemAt', () => {
  test('returns the item at the index', () => {
    expect(itemAt(['春', '夏', '秋'], 1)).toBe('夏');
  });

  test('throws when the index is outside the list', () => {
    expect(() => itemAt(['春', '夏', '秋'], 3)).toThrow('No item at 3 in a list of 3');
  });
});
