import { describe, expect, test } from 'vitest';
import { type RyueSet, ryueSets } from '../../../../src/practices/ryue/content.ts';

const sets: readonly RyueSet[] = ryueSets;

describe('flow-picture sets', () => {
  test('have captions and questions of their own', () => {
    const texts = ryueSets.flatMap(({ between, before, after }) => [between, before.caption, after.caption]);
    expect(new Set(texts).size).toBe(3 * ryueSets.length);
  });

  test('end every prompt as a sentence', () => {
    for (const { between, before, after } of ryueSets) {
      for (const text of [between, before.prompt, after.prompt]) expect(text).toMatch(/。$/u);
    }
  });

  test('differ at five places inside the picture, and share three', () => {
    for (const { changes, same } of sets) {
      expect([changes.length, same.length]).toEqual([5, 3]);
      expect(new Set([...changes.map(({ name }) => name), ...same]).size).toBe(8);
      for (const [left = 0, top = 0, width = 0, height = 0] of changes.flatMap(({ areas }) => areas)) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(20);
        expect([left + width <= 360, top + height <= 270]).toEqual([true, true]);
      }
    }
  });

  test('can each be touched: no place lies wholly under those before it', () => {
    for (const { id, changes } of sets) {
      const isIn = (x: number, y: number, [left = 0, top = 0, width = 0, height = 0]: readonly number[]) =>
        x >= left && x <= left + width && y >= top && y <= top + height;
      const reached = new Set<number>();
      for (let x = 0; x <= 360; x += 2) {
        for (let y = 0; y <= 270; y += 2) {
          reached.add(changes.findIndex(({ areas }) => areas.some((area) => isIn(x, y, area))));
        }
      }
      expect([id, reached]).toEqual([id, new Set([-1, 0, 1, 2, 3, 4])]);
    }
  });
});
