import { describe, expect, test } from 'vitest';
import { homeDrills } from '../../../src/practices/home-practices.ts';
import { countWordsDue } from '../../../src/practices/jisho/due-word.ts';
import { practices } from '../../../src/practices/registry.ts';
import { toDay } from '../../../sync/model/day/day.ts';

const TODAY = toDay('2026-11-20');

describe('what home knows of the practices', () => {
  test('is each drill once, with the sessions of all its variants', () => {
    const types = homeDrills.flatMap(({ trainingTypes }) => trainingTypes);
    expect(types.toSorted()).toEqual(practices.map(({ trainingType }) => trainingType).toSorted());
    expect(new Set(homeDrills.map(({ path }) => path)).size).toBe(homeDrills.length);
    expect(homeDrills.find(({ path }) => path === '/training/sakiyomi')?.trainingTypes).toEqual([
      'sakiyomi',
      'foresight',
    ]);
  });

  test('counts a word that stands in two sentences by its last grade', () => {
    const word = (id: string) => ({ id, word: '語', lemma: '語', reading: 'ご', meaning: '' });
    const sentence = (id: string) =>
      ({ id, sentence: '語', level: 1, field: '人間関係', words: [word(`${id}-1`)] }) as const;
    const sentences = [sentence('jisho-901'), sentence('jisho-902')];
    const graded = (lastSeen: string, dueDay: string) =>
      ({ lastSeen: toDay(lastSeen), lastGrade: 'again', dueDay: toDay(dueDay) }) as const;
    const due = graded('2026-11-10', '2026-11-11');
    expect(countWordsDue(new Map([['jisho-901-1', due]]), TODAY, sentences)).toBe(1);
    const again = graded('2026-11-12', '2026-12-24');
    expect(
      countWordsDue(
        new Map([
          ['jisho-901-1', due],
          ['jisho-902-1', again],
        ]),
        TODAY,
        sentences,
      ),
    ).toBe(0);
  });
});
