import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import { forbiddenInCopy } from '../plain-copy.ts';

describe('setsuna scenarios', () => {
  test('are fifteen, numbered in order', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  test('have unique situations, events and openings', () => {
    const texts = scenarios.flatMap(({ situation, event }) => [situation, event]);
    expect(new Set(texts).size).toBe(30);
    expect(new Set(texts.map((text) => text.slice(0, 4))).size).toBe(30);
  });

  test('are short', () => {
    for (const { situation, event } of scenarios) {
      expect(situation).toMatch(/。$/u);
      expect(event).toMatch(/。$/u);
      expect(situation.length).toBeLessThanOrEqual(40);
      expect(event.length).toBeLessThanOrEqual(40);
    }
  });

  test('cover at least six categories, none with more than a fifth', () => {
    const sizes = new Map<string, number>();
    for (const { category } of scenarios) sizes.set(category, (sizes.get(category) ?? 0) + 1);
    expect(sizes.size).toBeGreaterThanOrEqual(6);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(3);
  });

  test('are written in plain copy', () => {
    for (const { situation, event, category } of scenarios) {
      for (const text of [situation, event, category]) expect(text).not.toMatch(forbiddenInCopy);
    }
  });
});
