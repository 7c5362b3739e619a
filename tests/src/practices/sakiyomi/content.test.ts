import { describe, expect, test } from 'vitest';
import { editorials } from '../../../../src/practices/sakiyomi/content.ts';
import { longestRunOfEndings, repeatedIn, sentencesIn } from '../plain-sentences.ts';

describe('sakiyomi editorials', () => {
  test('have paragraphs of whole sentences', () => {
    for (const { title, paragraphs } of editorials) {
      for (const paragraph of paragraphs) expect(paragraph, title).toMatch(/[。」]$/u);
    }
  });

  test('are half stories, half arguments', () => {
    const share = editorials.filter(({ kind }) => kind === 'argument').length / editorials.length;
    expect(share).toBeGreaterThanOrEqual(0.45);
    expect(share).toBeLessThanOrEqual(0.55);
  });

  test('have a valid and unique day without a year, in all months', () => {
    const days = editorials.map(({ date }) => /^(\d{1,2})月(\d{1,2})日$/u.exec(date));
    for (const day of days) {
      const [month, dayOfMonth] = [Number(day?.[1]), Number(day?.[2])];
      const parsed = new Date(Date.UTC(2024, month - 1, dayOfMonth));
      expect([parsed.getUTCMonth() + 1, parsed.getUTCDate()]).toEqual([month, dayOfMonth]);
    }
    expect(repeatedIn(editorials.map(({ date }) => date))).toEqual([]);
    expect(new Set(days.map((day) => day?.[1])).size).toBe(12);
  });

  test('have unique openings, and never repeat a sentence', () => {
    expect(repeatedIn(editorials.map(({ paragraphs }) => paragraphs[0].slice(0, 4)))).toEqual([]);
    const sentences = editorials.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesIn));
    expect(repeatedIn(sentences.filter((sentence) => sentence.length > 10))).toEqual([]);
  });

  test('never end five consecutive sentences the same way', () => {
    for (const { title, paragraphs } of editorials) {
      for (const paragraph of paragraphs) expect(longestRunOfEndings(sentencesIn(paragraph)), title).toBeLessThan(5);
    }
  });
});
