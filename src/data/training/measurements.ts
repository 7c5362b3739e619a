import { useMemo } from 'react';
import { type Day, dayAt, daysBetween, isDay } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import { isBlank, storedText } from '../../../sync/model/text/stored-text.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import type { TypedLine } from '../notebook/note-commands.ts';
import { readPracticeVisits, type StoredVisit, usePracticeVisits } from './practice-memory.ts';
import { type FinishedPractice, sessionWrite } from './training-sessions.ts';

/** The training_type of measurements, of which each is one visit and one session, and of the notes with their ideas. */
export const MEASUREMENT = 'hakaru';

export type Medium = 'read' | 'heard';

export interface Measurement {
  readonly form: string;
  readonly medium: Medium;
  /** Details of the text that were recalled. */
  readonly recalled: number;
  readonly ideas: number;
}

export type DatedMeasurement = Measurement & { readonly day: Day };

export function useMeasurements(): readonly DatedMeasurement[] {
  const visits = usePracticeVisits();
  return useMemo(() => measurementsIn(visits), [visits]);
}

/** The days of a member on which something was measured; 1 is the day of joining. */
export async function readMeasuredDays(member: MemberData, joined: Day): Promise<readonly number[]> {
  return measuredDays(measurementsIn(await readPracticeVisits(member)), joined);
}

/** The days of a member of some measurements. */
export function measuredDays(measurements: readonly DatedMeasurement[], joined: Day): readonly number[] {
  return measurements.map(({ day }) => daysBetween(joined, day) + 1);
}

/** The ideas of a text, one each line, each counted once. */
export function countIdeas(text: string): number {
  const lines = text.split('\n').map(storedText);
  return new Set(lines.filter((line) => !isBlank(line))).size;
}

interface StoredWith {
  readonly line: TypedLine;
  readonly session: Pick<FinishedPractice, 'video_title' | 'duration_minutes' | 'practised'>;
}

/** Stores a measurement, its session, and its ideas as the typed line, in one transaction. Rejects when the local write fails. */
export async function storeMeasurement(
  member: MemberData,
  { form, medium, recalled, ideas }: Omit<Measurement, 'ideas'> & { readonly ideas: string },
  { line, session }: StoredWith,
): Promise<void> {
  const day = dayAt(member.clock.now());
  const values = { form, medium, recalled, ideas: countIdeas(ideas) };
  const results = Object.entries(values).map(([item, value]) => ({ item, result: String(value) }));
  await line.store([
    rowWrite('practice_results', member.newId(), () => ({ training_type: MEASUREMENT, day, results })),
    sessionWrite(member, member.newId(), { ...session, training_type: MEASUREMENT, video_number: null, details: null }),
  ]);
}

/** Keeps the ideas that are typed, as many as a note can hold. */
export function keepIdeas(line: TypedLine, ideas: string, question: string): void {
  const text = [...storedText(ideas)].slice(0, limits.note_text_max).join('');
  line.type({ text, about: MEASUREMENT, question });
}

/** The measurements among visits, the earliest first. Those that this build cannot read are left out. */
export function measurementsIn(visits: readonly StoredVisit[]): readonly DatedMeasurement[] {
  return visits
    .filter(({ training_type }) => training_type === MEASUREMENT)
    .toSorted((one, other) => (`${one.day} ${one.id}` < `${other.day} ${other.id}` ? -1 : 1))
    .flatMap(({ day, results }) => {
      const { form, medium, ...counts } = Object.fromEntries(results.map(({ item, result }) => [item, result]));
      const [recalled, ideas] = [Number(counts.recalled), Number(counts.ideas)];
      const isReadable = isDay(day) && form !== undefined && (medium === 'read' || medium === 'heard');
      if (!isReadable || ![recalled, ideas].every((count) => Number.isInteger(count) && count >= 0)) return [];
      return { day, form, medium, recalled, ideas };
    });
}
