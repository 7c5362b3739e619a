import { describe, expect, test } from 'vitest';
import { type Editorial, editorials } from '../../../src/practices/sakiyomi/content.ts';
import { forbiddenInCopy } from './plain-copy.ts';

const yearOrPrice = /[12]\d{3}年|令和|平成|昭和|大正|明治|西暦|[\d万億]円/u;

const lengthOf = (text: string): number => [...text].length;
const sentencesOf = (text: string): string[] =>
  text.split(/[。！？]/u).filter((part) => part.replaceAll('」', '') !== '');
const bodyOf = ({ paragraphs }: Editorial): string => paragraphs.join('');

/** The polite ending of a sentence, or its last character. */
const endingOf = (sentence: string): string =>
  /(?:ました|でした|ません|ます|です|.)$/u.exec(sentence.replace(/」+$/u, ''))?.[0] ?? '';

const monotonous = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((sentence, index) => {
    const ending = endingOf(sentence);
    return index > 1 && sentences.slice(index - 2, index).every((earlier) => endingOf(earlier) === ending);
  });

describe('sakiyomi editorials', () => {
  test('are fifteen, numbered in order', () => {
    expect(editorials.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  test('have three paragraphs of 200 to 350 characters each', () => {
    for (const { title, paragraphs } of editorials) {
      expect(paragraphs, title).toHaveLength(3);
      for (const paragraph of paragraphs) {
        expect(lengthOf(paragraph), paragraph).toBeGreaterThanOrEqual(200);
        expect(lengthOf(paragraph), paragraph).toBeLessThanOrEqual(350);
        expect(paragraph).toMatch(/。$/u);
      }
    }
  });

  test('have unique titles, categories, days and openings', () => {
    const openings = editorials.map((editorial) => sentencesOf(bodyOf(editorial))[0]?.slice(0, 4));
    expect(new Set(editorials.map(({ title }) => title)).size).toBe(15);
    expect(new Set(editorials.map(({ category }) => category)).size).toBe(15);
    expect(new Set(editorials.map(({ date }) => date)).size).toBe(15);
    expect(new Set(openings).size).toBe(15);
  });

  test('have a valid day without a year, across at least ten months', () => {
    const days = editorials.map(({ date }) => /^(\d{1,2})月(\d{1,2})日$/u.exec(date));
    for (const day of days) {
      const [month, dayOfMonth] = [Number(day?.[1]), Number(day?.[2])];
      const parsed = new Date(Date.UTC(2024, month - 1, dayOfMonth));
      expect([parsed.getUTCMonth() + 1, parsed.getUTCDate()]).toEqual([month, dayOfMonth]);
    }
    expect(new Set(days.map((day) => day?.[1])).size).toBeGreaterThanOrEqual(10);
  });

  test('state the reading time at 250 characters a minute', () => {
    for (const editorial of editorials) {
      expect(editorial.readTime, editorial.title).toBe(`${Math.round(lengthOf(bodyOf(editorial)) / 250)}分`);
    }
  });

  test('never repeat a sentence', () => {
    const sentences = editorials.flatMap((editorial) => sentencesOf(bodyOf(editorial)));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('never end three consecutive sentences the same way', () => {
    for (const editorial of editorials) expect(monotonous(sentencesOf(bodyOf(editorial))), editorial.title).toEqual([]);
  });

  test('are written in plain, timeless copy', () => {
    for (const editorial of editorials) {
      for (const text of [editorial.title, editorial.category, bodyOf(editorial)]) {
        expect(text).not.toMatch(forbiddenInCopy);
        expect(text).not.toMatch(yearOrPrice);
      }
    }
  });

  test('use ところが and ではなく at most three times in the whole set', () => {
    const whole = editorials.map(bodyOf).join('');
    expect(whole.match(/ところが/gu)?.length ?? 0).toBeLessThanOrEqual(3);
    expect(whole.match(/ではなく/gu)?.length ?? 0).toBeLessThanOrEqual(3);
  });
});
