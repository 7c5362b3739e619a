import { useMemo } from 'react';
import { firstValueFrom, map } from 'rxjs';
import { type Day, dayAt } from '../../../sync/model/day/day.ts';
import { countsAsPractised } from '../../../sync/model/practice/practised.ts';
import type { TrainingSession } from '../../../sync/model/practice/training-sessions.collection.ts';
import {
  type DayTally,
  summarizeTraining,
  type TrainingStats,
  tallyDays,
} from '../../../sync/model/practice/training-stats.ts';
import { type LiveRow, liveRowsAs } from '../../../sync/storage/live-rows.ts';
import { useToday } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { deliveryOf } from '../sync/delivery.ts';
import { useLeftSessions } from './left-sessions.ts';
import { LEFT } from './training-sessions.ts';

/** A completed practice or lesson, as the history shows it. */
export interface HistoryEntry {
  readonly id: string;
  readonly trainingType: string;
  readonly title: string;
  /** Of a lesson, its number. */
  readonly number: number | null;
  readonly details: TrainingSession['details'];
  readonly minutes: number;
  /** Epoch milliseconds. */
  readonly completedAt: number;
  readonly day: Day;
  readonly synced: boolean;
  /** Whether it makes its day a practised one. */
  readonly practised: boolean;
  /** False for a practice that was left before its end. */
  readonly isFinished: boolean;
}

/** All training sessions of the member. */
export interface TrainingHistory {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The days with sessions, earliest first. */
  readonly days: readonly DayTally[];
}

export function useTrainingHistory(): TrainingHistory {
  const [history, left, today] = [useLive(trainingHistory), useLeftSessions(), useToday()];
  return useMemo(() => upTo(withLeft(history, left), today), [history, left, today]);
}

/** The history on this device up to today. */
export async function readTrainingHistory({ database, clock }: MemberData): Promise<TrainingHistory> {
  return upTo(await firstValueFrom(trainingHistory(database).values), clock.today());
}

/** With the practices that were just left, which are not stored yet. */
function withLeft(history: TrainingHistory, left: ReturnType<typeof useLeftSessions>): TrainingHistory {
  const stored = new Set(left.size === 0 ? [] : history.entries.map(({ id }) => id));
  const waiting = [...left].flatMap(([id, body]) => (stored.has(id) ? [] : (entryOf(id, body, false) ?? [])));
  return waiting.length === 0 ? history : historyOf([...waiting, ...history.entries]);
}

/** Without the sessions of a clock that ran ahead, which would be the latest until their day. */
function upTo(history: TrainingHistory, today: Day): TrainingHistory {
  const isPast = ({ day }: { readonly day: Day }) => day <= today;
  const [newest] = history.entries;
  if (newest === undefined || isPast(newest)) return history;
  return { entries: history.entries.filter(isPast), days: history.days.filter(isPast) };
}

/** Whether a practice was finished on the member's day, which begins nine hours before that of the lessons. */
export function useIsDoneToday(type: string): boolean {
  const [{ entries }, today] = [useTrainingHistory(), useToday()];
  return entries.some(({ trainingType, day, isFinished }) => trainingType === type && day === today && isFinished);
}

/** The number of practised days; see isPractised(). */
export function countPractised({ days }: Pick<TrainingHistory, 'days'>): number {
  return days.filter(({ practised }) => practised).length;
}

export function useTrainingStats(): TrainingStats {
  const today = useToday();
  const history = useTrainingHistory();
  return useMemo(() => summarizeTraining(history.days, today), [history, today]);
}

export const trainingHistory = sharePerDatabase((database) =>
  liveRowsAs(database, 'training_sessions', toHistoryEntry).pipe(map((rows) => historyOf([...rows.values()]))),
);

function historyOf(unsorted: HistoryEntry[]): TrainingHistory {
  const entries = unsorted.sort((a, b) => b.completedAt - a.completedAt);
  return { entries, days: tallyDays(entries) };
}

function toHistoryEntry({ id, body, delivery }: LiveRow<'training_sessions'>): HistoryEntry | null {
  return entryOf(id, body, deliveryOf(delivery).delivery === 'synced');
}

function entryOf(id: string, body: TrainingSession, synced: boolean): HistoryEntry | null {
  const completedAt = Date.parse(body.completed_at);
  if (Number.isNaN(completedAt)) return null;
  return {
    id,
    trainingType: body.training_type,
    title: body.video_title,
    number: body.video_number,
    details: body.details,
    minutes: body.duration_minutes,
    completedAt,
    day: dayAt(completedAt),
    synced,
    practised: countsAsPractised(body),
    isFinished: body.status !== LEFT,
  };
}

/** The training_type of a finished topic. */
export const BASIC_AWARENESS = 'basic-awareness';

export const TOPIC_COUNT = 11;

/** The titles of the basic awareness topics that the member has finished. */
export function useTopicsDone(): ReadonlySet<string> {
  const history = useTrainingHistory();
  return useMemo(() => {
    const sessions = history.entries.filter((entry) => entry.trainingType === BASIC_AWARENESS && entry.isFinished);
    return new Set(sessions.map(({ title }) => title));
  }, [history]);
}
