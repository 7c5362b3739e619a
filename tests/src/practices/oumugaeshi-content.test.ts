import { describe, expect, test } from 'vitest';
import { parrotTexts } from '../../../src/practices/oumugaeshi/content.ts';
import { forbiddenInCopy } from './plain-copy.ts';

const yearOrPrice = /[12]\d{3}年|令和|平成|昭和|大正|明治|西暦|[\d万億]円/u;

const lengthOf = (text: string): number => [...text].length;
const sentencesOf = (text: string): string[] => text.split(/[。！？]/u).filter((part) => part !== '');
const averageLength = (sentences: readonly string[]): number => lengthOf(sentences.join('')) / sentences.length;

/** The polite ending of a sentence, or its last character. */
const endingOf = (sentence: string): string =>
  /(?:ました|でした|ません|ます|です|.)$/u.exec(sentence.replace(/」+$/u, ''))?.[0] ?? '';

const monotonous = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((sentence, index) => {
    const ending = endingOf(sentence);
    return index > 1 && sentences.slice(index - 2, index).every((earlier) => endingOf(earlier) === ending);
  });

describe('oumugaeshi texts', () => {
  test('are six with URL-safe ids', () => {
    const ids = parrotTexts.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
  });

  test('have eight to twelve sentences that are short enough to repeat', () => {
    for (const { title, text } of parrotTexts) {
      const sentences = sentencesOf(text);
      expect(text).toMatch(/。$/u);
      expect(sentences.length, title).toBeGreaterThanOrEqual(8);
      expect(sentences.length, title).toBeLessThanOrEqual(12);
      for (const sentence of sentences) expect(lengthOf(sentence), sentence).toBeLessThanOrEqual(50);
    }
  });

  test('are ordered from short to long sentences', () => {
    const averages = parrotTexts.map(({ text }) => averageLength(sentencesOf(text)));
    for (const [index, average] of averages.slice(1).entries()) {
      expect(average).toBeGreaterThan((averages[index] ?? Number.POSITIVE_INFINITY) + 3);
    }
    expect(averages.at(0)).toBeLessThanOrEqual(12);
    expect(averages.at(-1)).toBeGreaterThanOrEqual(38);
  });

  test('have unique titles, openings and sentences', () => {
    const sentences = parrotTexts.flatMap(({ text }) => sentencesOf(text));
    expect(new Set(parrotTexts.map(({ title }) => title)).size).toBe(6);
    expect(new Set(parrotTexts.map(({ text }) => text.slice(0, 4))).size).toBe(6);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('never end three consecutive sentences the same way', () => {
    for (const { title, text } of parrotTexts) expect(monotonous(sentencesOf(text)), title).toEqual([]);
  });

  test('are written in plain, timeless copy', () => {
    for (const { title, text } of parrotTexts) {
      for (const copy of [title, text]) {
        expect(copy).not.toMatch(forbiddenInCopy);
        expect(copy).not.toMatch(yearOrPrice);
      }
    }
  });
});
