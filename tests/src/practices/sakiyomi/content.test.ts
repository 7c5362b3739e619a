import { describe, expect, test } from 'vitest';
import { splitSentences } from '../../../../src/lib/speech/spoken-parts.ts';
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

describe('the stops of the editorials', () => {
  const stops = editorials.flatMap(({ id, paragraphs, stops: both = [] }) =>
    both.map((stop, index) => ({ ...stop, name: `${id}, stop ${index + 1}`, read: paragraphs.slice(0, index + 1) })),
  );

  test('are two for each, with 216 different gists', () => {
    expect(stops).toHaveLength(2 * editorials.length);
    expect(repeatedIn(stops.flatMap(({ gist, others }) => [gist, ...others]))).toEqual([]);
  });

  test('have gists of nearly one length', () => {
    const uneven = stops.filter(({ gist, others }) => {
      const lengths = [gist, ...others].map(({ length }) => length);
      return Math.max(...lengths) - Math.min(...lengths) > 3;
    });
    expect(uneven.map(({ name }) => name)).toEqual([]);
  });

  const pairsIn = (text: string) => [...text].slice(1).map((letter, index) => `${text[index]}${letter}`);
  const inCommon = (gist: string, text: string) => {
    const pairs = pairsIn(gist);
    return pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  };
  const kanjiIn = (gist: string) => gist.match(/\p{Script=Han}/gu)?.length ?? 0;
  test.each<[what: string, measure: (gist: string, read: string, all: string) => number]>([
    ['longest', ({ length }) => length],
    ['shortest', ({ length }) => -length],
    ['with the most kanji', (gist) => kanjiIn(gist)],
    ['with the fewest kanji', (gist) => -kanjiIn(gist)],
    ['most like the text', inCommon],
    ['least like the text', (gist, read) => -inCommon(gist, read)],
    ['most like the other two', (gist, _read, all) => inCommon(gist, all.replace(gist, ''))],
    ['least like the other two', (gist, _read, all) => -inCommon(gist, all.replace(gist, ''))],
    ['with a negation', (gist) => Number(/ない|なく|ず/u.test(gist))],
    ['without a negation', (gist) => Number(!/ない|なく|ず/u.test(gist))],
  ])('are hardly passed by choosing the gist %s', (_what, measure) => {
    const passed = stops.map(({ gist, others, read }) => {
      const all = [gist, ...others];
      const measured = all.map((one) => measure(one, read.join(''), all.join('｜')));
      const best = measured.filter((value) => value === Math.max(...measured));
      return measured[0] === best[0] ? 1 / best.length : 0;
    });
    expect(passed.reduce((sum, share) => sum + share, 0) / stops.length).toBeLessThan(0.42);
  });

  test('have clues within a sentence that was read, of which one is shown at 上級', () => {
    for (const { clues, name, read } of stops) {
      const sentences = read.flatMap(splitSentences);
      for (const clue of clues)
        expect(
          sentences.filter((sentence) => sentence.split(clue).length === 2),
          name,
        ).toHaveLength(1);
      for (const clue of clues) expect(read.join('').split(clue), name).toHaveLength(2);
      const before = sentences.slice(0, -1).join('');
      expect(
        clues.filter((clue) => before.includes(clue)),
        name,
      ).not.toEqual([]);
      expect(clues.length, name).toBeLessThanOrEqual(3);
    }
  });
});
