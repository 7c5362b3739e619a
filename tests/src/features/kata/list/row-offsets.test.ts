import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRowOffsets, rowAt, updateRowOffsets } from '../../../../../src/features/kata/list/row-offsets.ts';

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });

describe('row offsets', () => {
  test('are cumulative heights, also after a row has changed', () => {
    fc.assert(
      fc.property(heights, fc.nat(), fc.integer({ min: 1, max: 400 }), (list, at, height) => {
        const places = createRowOffsets(Float64Array.from(list));
        const row = at % list.length;
        places.heights[row] = height;
        updateRowOffsets(places, row);
        const changed = list.map((before, index) => (index === row ? height : before));
        expect([...places.tops]).toEqual([0, ...changed.map((_, index) => sum(changed.slice(0, index + 1)))]);
      }),
    );
  });

  test('find the row at any distance, clamped to the list', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: -500, max: 30_000 }), (list, distance) => {
        const row = rowAt(createRowOffsets(Float64Array.from(list)), distance);
        const found = list.findIndex((_, index) => distance < sum(list.slice(0, index + 1)));
        expect(row).toBe(distance < 0 ? 0 : found < 0 ? list.length - 1 : found);
      }),
    );
  });

  test('give row 0 for an empty list', () => {
    expect(rowAt(createRowOffsets(new Float64Array(0)), 10)).toBe(0);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
