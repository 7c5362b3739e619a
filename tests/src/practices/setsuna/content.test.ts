import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import { repeatedIn } from '../plain-sentences.ts';

describe('setsuna scenarios', () => {
  test('are a situation and an event, each in whole sentences', () => {
    const texts = scenarios.flatMap(({ situation, event }) => [situation, event]);
    expect(repeatedIn(texts)).toEqual([]);
    for (const text of texts) expect(text).toMatch(/[。」]$/u);
  });

  test('cover at least ten categories, none with more than a fifth', () => {
    const sizes = new Map<string, number>();
    for (const { category } of scenarios) sizes.set(category, (sizes.get(category) ?? 0) + 1);
    expect(sizes.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(scenarios.length / 5);
  });
});
