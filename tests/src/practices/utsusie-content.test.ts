import { describe, expect, test } from 'vitest';
import { articles } from '../../../src/practices/utsusie/content.ts';
import { forbiddenInCopy } from './plain-copy.ts';

const yearOrPrice = /[12]\d{3}年|令和|平成|昭和|大正|明治|西暦|[\d万億]円/u;
const colours = /[赤青白黒緑黄紫紺藍銀]|桃色|水色|灰色|茶色|だいだい色/gu;

const lengthOf = (text: string): number => [...text].length;
const sentencesOf = (text: string): string[] => text.split(/[。！？]/u).filter((part) => part !== '');

/** The polite ending of a sentence, or its last character. */
const endingOf = (sentence: string): string =>
  /(?:ました|でした|ません|ます|です|.)$/u.exec(sentence.replace(/」+$/u, ''))?.[0] ?? '';

const monotonous = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((sentence, index) => {
    const ending = endingOf(sentence);
    return index > 1 && sentences.slice(index - 2, index).every((earlier) => endingOf(earlier) === ending);
  });

describe('utsusie articles', () => {
  test('are fifteen, numbered in order', () => {
    expect(articles.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  test('are 400 to 600 characters long', () => {
    for (const { title, content } of articles) {
      expect(lengthOf(content), title).toBeGreaterThanOrEqual(400);
      expect(lengthOf(content), title).toBeLessThanOrEqual(600);
      expect(content).toMatch(/。$/u);
    }
  });

  test('keep sentences short enough to be heard', () => {
    for (const { content } of articles) {
      for (const sentence of sentencesOf(content)) expect(lengthOf(sentence), sentence).toBeLessThanOrEqual(45);
    }
  });

  test('have unique titles, categories and openings', () => {
    const openings = articles.map(({ content }) => sentencesOf(content)[0]?.slice(0, 4));
    expect(new Set(articles.map(({ title }) => title)).size).toBe(15);
    expect(new Set(articles.map(({ category }) => category)).size).toBe(15);
    expect(new Set(openings).size).toBe(15);
  });

  test('name a side, three colours and three numbers to draw', () => {
    for (const { title, content } of articles) {
      expect(content, title).toMatch(/[左右]|真ん中/u);
      expect(new Set(content.match(colours)).size, title).toBeGreaterThanOrEqual(3);
      expect(content.match(/\d+/gu)?.length ?? 0, title).toBeGreaterThanOrEqual(3);
    }
  });

  test('never repeat a sentence', () => {
    const sentences = articles.flatMap(({ content }) => sentencesOf(content));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('never end three consecutive sentences the same way', () => {
    for (const { title, content } of articles) expect(monotonous(sentencesOf(content)), title).toEqual([]);
  });

  test('are written in plain, timeless copy', () => {
    for (const { title, category, content } of articles) {
      for (const text of [title, category, content]) {
        expect(text).not.toMatch(forbiddenInCopy);
        expect(text).not.toMatch(yearOrPrice);
      }
    }
  });
});
