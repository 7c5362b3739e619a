import { describe, expect, test } from 'vitest';
import { parrotTexts } from '../../../../src/practices/oumugaeshi/content.ts';
import { repeatedIn } from '../plain-sentences.ts';

/** The fewest and the most characters of a sentence by level. */
const lengths = { 1: [6, 15], 2: [9, 18], 3: [13, 25], 4: [18, 31], 5: [23, 39], 6: [28, 48] } as const;

/** Without the marks where a sentence may be halved, and without what is not spoken. */
const lengthOf = (sentence: string): number => [...sentence.replaceAll(/[｜。、「」]/gu, '')].length;

describe('oumugaeshi texts', () => {
  test('come in six levels of six, from short to long sentences', () => {
    const levels = parrotTexts.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    for (const level of [1, 2, 3, 4, 5, 6]) {
      expect(levels.filter((one) => one === level).length, `level ${level}`).toBeGreaterThanOrEqual(6);
    }
  });

  test('have ten to fourteen sentences of the length of their level', () => {
    const astray = parrotTexts.flatMap(({ id, level, sentences }) => {
      const [least, most] = lengths[level];
      const beyond = sentences.filter((sentence) => lengthOf(sentence) < least || lengthOf(sentence) > most);
      return [
        ...(sentences.length < 10 || sentences.length > 14 ? [`${id} has ${sentences.length} sentences`] : []),
        ...beyond.map((sentence) => `${id}: ${lengthOf(sentence)} characters: ${sentence}`),
      ];
    });
    expect(astray).toEqual([]);
  });

  test('mark where a sentence beyond 25 characters may be halved', () => {
    const loose = parrotTexts.flatMap(({ id, sentences }) =>
      sentences
        .filter((sentence) => sentence.split('｜').some((half) => lengthOf(half) > 25))
        .map((one) => `${id}: ${one}`),
    );
    expect(loose).toEqual([]);
    for (const { sentences } of parrotTexts) {
      for (const sentence of sentences) expect(sentence.split('｜').length).toBeLessThanOrEqual(2);
    }
  });

  test('never repeat a sentence', () => {
    expect(repeatedIn(parrotTexts.flatMap(({ sentences }) => sentences))).toEqual([]);
  });
});
