import { describe, expect, test } from 'vitest';
import { articles } from '../../../../src/practices/utsusie/content.ts';
import { longestRunOfEndings, repeatedIn, sentencesIn } from '../plain-sentences.ts';

const colours = /[赤青白黒緑黄紫紺藍銀金茶]|桃色|水色|灰色|だいだい/gu;
const questions = articles.flatMap((article) => article.questions.map((question) => ({ article, ...question })));

describe('utsusie articles', () => {
  test('are 19 to 23 sentences that are short enough to be heard', () => {
    for (const { id, content } of articles) {
      const sentences = sentencesIn(content);
      expect(content).toMatch(/。$/u);
      expect(sentences.length, id).toBeGreaterThanOrEqual(19);
      expect(sentences.length, id).toBeLessThanOrEqual(23);
      for (const sentence of sentences) expect(sentence.length, sentence).toBeLessThanOrEqual(45);
    }
  });

  test('have unique openings, and never repeat a sentence', () => {
    expect(repeatedIn(articles.map(({ content }) => content.slice(0, 4)))).toEqual([]);
    expect(repeatedIn(articles.flatMap(({ content }) => sentencesIn(content)))).toEqual([]);
  });

  test('name two colours and two numbers to draw', () => {
    for (const { id, content } of articles) {
      expect(new Set(content.match(colours)).size, id).toBeGreaterThanOrEqual(2);
      expect(
        content.match(/\d+|[一二三四五六七八九]つ|ひとつ|ふたつ|[二三四五六七八九十]人/gu)?.length ?? 0,
        id,
      ).toBeGreaterThanOrEqual(2);
    }
  });

  test('never end seven consecutive sentences the same way', () => {
    for (const { id, content } of articles) expect(longestRunOfEndings(sentencesIn(content)), id).toBeLessThan(7);
  });
});

describe('utsusie questions', () => {
  test('have three choices, whose right one stands first, second and third about equally often', () => {
    for (const { article, choices } of questions) expect(repeatedIn(choices), article.id).toEqual([]);
    for (const place of [0, 1, 2]) {
      const share = questions.filter(({ answer }) => answer === place).length / questions.length;
      expect(share, `place ${place}`).toBeGreaterThanOrEqual(0.25);
      expect(share, `place ${place}`).toBeLessThanOrEqual(0.42);
    }
  });

  test('ask about different things within an article', () => {
    const same = articles.filter(({ questions: asked }) => repeatedIn(asked.map(({ ask }) => ask)).length > 0);
    expect(same.map(({ id }) => id)).toEqual([]);
    const subjects = new Set(questions.map(({ about }) => about));
    expect([...subjects].sort()).toEqual(['colour', 'number', 'object', 'order', 'person', 'place']);
  });

  test('have right answers whose colours stand in the article', () => {
    const unfounded = questions.filter(({ article, about, choices, answer }) => {
      const right = choices[answer];
      return about === 'colour' && !article.content.includes(right);
    });
    expect(unfounded.map(({ article, ask, choices, answer }) => `${article.id} ${ask} ${choices[answer]}`)).toEqual([]);
  });
});
