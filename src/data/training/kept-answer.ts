import { useMemo } from 'react';
import { addDays, daysBetween } from '../../../sync/model/day/day.ts';
import { additionEntries, isKeptFrom } from '../../../sync/model/practice/kept-item.ts';
import { useAim } from '../member/aim.ts';
import { useToday } from '../member/member-context.tsx';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { useMemberSetting } from '../member/member-settings.ts';
import { noteToAsk, useReturningNotes } from '../notebook/returning-notes.ts';
import { useJoinedDay } from '../streak/login-records.ts';
import { dueMeasure, isAimDue } from './due-questions.ts';
import { measuredDays, useMeasurements } from './measurements.ts';
import { usePracticeVisits } from './practice-memory.ts';
import { countPractised, useTrainingHistory } from './training-history.ts';

/** An item of an earlier day, as it is asked once more. */
export interface KeptQuestion {
  readonly trainingType: string;
  readonly item: string;
  /** The drill and what it was about. */
  readonly subject: string;
  readonly ask: string;
  /** Empty where the answer is only looked at. */
  readonly choices: readonly string[];
  /** The right choice; null where nothing is judged. */
  readonly right: string | null;
  /** What is shown after a miss, or when it is looked at. */
  readonly answer: string;
}

/** Stores the answer to an item of an earlier day. Rejects when the local write fails. */
export async function storeKeptAnswer(
  member: MemberData,
  kept: Pick<KeptQuestion, 'trainingType' | 'item'>,
  result: string,
): Promise<void> {
  const results = [...additionEntries, { item: kept.item, result }].map((entry) => ({ ...entry }));
  const row = { training_type: kept.trainingType, day: member.clock.today(), results };
  await member.write([rowWrite('practice_results', member.newId(), () => row)]);
}

/**
 * Whether an item of the practice of `about` that has just ended, or the answer to its lesson, is what home asks next, live: no
 * question that comes before it is due.
 */
export function useKeepsItem(about: string): boolean {
  const [visits, notes, today, joined] = [usePracticeVisits(), useReturningNotes(), useToday(), useJoinedDay()];
  const practised = countPractised(useTrainingHistory());
  const [aim, measurements, closed] = [useAim(), useMeasurements(), useMemberSetting('cards').measure];
  return useMemo(() => {
    const memberDay = daysBetween(joined, today) + 2;
    const measure = dueMeasure({ practised, memberDay, measured: measuredDays(measurements, joined), closed });
    const isEarlierDue = isAimDue(aim, practised) || measure !== null || noteToAsk(notes, addDays(today, 1)) !== null;
    return !isEarlierDue && isKeptFrom(about, visits, notes, today);
  }, [about, visits, notes, today, joined, practised, aim, measurements, closed]);
}
