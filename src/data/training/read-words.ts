import { useMemo } from 'react';
import { type Day, daysBetween } from '../../../sync/model/day/day.ts';
import { foldJudgedItems } from '../../../sync/model/practice/judged-items.ts';
import { inOrder } from '../../../sync/model/practice/memory.ts';
import { useToday } from '../member/member-context.tsx';
import { type StoredVisit, usePracticeVisits } from './practice-memory.ts';

/** Begins the items that hold whether a word of 辞書 was read; the word follows. */
export const READING_PREFIX = 'jisho-reading-';

/** How many words the member has read, and those that could not be read at first, and then were. */
export function readWords(visits: readonly StoredVisit[]) {
  const { right, learnt } = foldJudgedItems(visits, READING_PREFIX);
  const words = learnt.map(({ item, ...days }) => ({ word: item.slice(READING_PREFIX.length), ...days }));
  return { read: right, learnt: words };
}

export function useReadWords() {
  const visits = usePracticeVisits();
  return useMemo(() => readWords(visits), [visits]);
}

/** Days since the miss of the word that the last visit of a practice has shown as learnt; null for none. */
export function useDaysOfLearntWord(trainingType: string): number | null {
  const [visits, today] = [usePracticeVisits(), useToday()];
  return useMemo(() => daysOfLearntWord(visits, trainingType, today), [visits, trainingType, today]);
}

export function daysOfLearntWord(visits: readonly StoredVisit[], trainingType: string, today: Day): number | null {
  const last = inOrder(visits.filter((visit) => visit.training_type === trainingType)).at(-1);
  const words = readWords(visits).learnt.filter(
    ({ word, learnt }) => learnt === today && last?.results.some(({ item }) => item === READING_PREFIX + word),
  );
  return words.length === 0 ? null : Math.max(...words.map(({ missed }) => daysBetween(missed, today)));
}
