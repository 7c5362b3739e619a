import { describe, expect, test } from 'vitest';
import { homeDrills } from '../../../src/practices/home-practices.ts';
import { countWordsDue } from '../../../src/practices/jisho/due-word.ts';
import { practices } from '../../../src/practices/registry.ts';
import { toDay } from '../../../sync/model/day/day.ts';

const TODAY = toDay('2026-11-20');

describe('what home knows of the practices', () => {
  test('is each drill of the list once, with the sessions of all its variants', () => {
    const types = homeDrills.flatMap(({ trainingTypes }) => trainingTypes);
    expect(types.toSorted()).toEqual(
      practices.flatMap(({ id, trainingType }) => (id === 'tsuki' ? [] : trainingType)).toSorted(),
    );
    expect(new Set(homeDrills.map(({ path }) => path)).size).toBe(homeDrills.length);
    expect(homeDrills.find(({ path }) => path === '/training/sakiyomi')?.trainingTypes).toEqual([
      'sakiyomi',
      'foresight',
    ]);
  });

  test('counts a word once that stands in two sentences, while it is due', () => {
    const word = { word: '語', lemma: '語', reading: 'ご', meaning: '' };
    const sentence = (id: string) => ({ id, sentence: '語', field: '人間関係', words: [word] });
    const sentences = [sentence('jisho-901'), sentence('jisho-902')];
    const countWith = (dueDay: string) => {
      const graded = { lastSeen: toDay('2026-11-10'), lastGrade: 'again', dueDay: toDay(dueDay) } as const;
      return countWordsDue(new Map([['jisho-reading-語', graded]]), TODAY, sentences);
    };
    expect([countWith('2026-11-11'), countWith('2026-12-24')]).toEqual([1, 0]);
  });
});
