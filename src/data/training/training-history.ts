import { useMemo } from 'react';
import { map } from 'rxjs';
import { type Day, dayAt } from '../../../sync/model/day/day.ts';
import {
  type DayTally,
  summarizeTraining,
  type TrainingStats,
  tallyDays,
} from '../../../sync/model/practice/training-stats.ts';
import { type LiveRow, liveRowsAs } from '../../../sync/storage/live-rows.ts';
import { useToday } from '../member/member-context.tsx';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { deliveryOf } from '../sync/delivery.ts';

/** A completed practice or lesson, as the history shows it. */
export interface HistoryEntry {
  readonly id: string;
  readonly trainingType: string;
  readonly title: string;
  readonly minutes: number;
  /** Epoch milliseconds. */
  readonly completedAt: number;
  readonly day: Day;
  readonly synced: boolean;
}

/** All training sessions of the member. */
export interface TrainingHistory {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The days with sessions, earliest first. */
  readonly days: readonly DayTally[];
}

/** The history on this device up to today, live. */
export function useTrainingHistory(): TrainingHistory {
  const [history, today] = [useLive(trainingHistory), useToday()];
  return useMemo(() => upTo(history, today), [history, today]);
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
  return entries.some(({ trainingType, day }) => trainingType === type && day === today);
}

/** Statistics over all completed practices. */
export function useTrainingStats(): TrainingStats {
  const today = useToday();
  const history = useTrainingHistory();
  return useMemo(() => summarizeTraining(history.days, today), [history, today]);
}

/** The history as a live query. */
export const trainingHistory = sharePerDatabase((database) =>
  liveRowsAs(database, 'training_sessions', toHistoryEntry).pipe(map(toTrainingHistory)),
);

function toTrainingHistory(rows: ReadonlyMap<string, HistoryEntry>): TrainingHistory {
  const entries = [...rows.values()].sort((a, b) => b.completedAt - a.completedAt);
  return { entries, days: tallyDays(entries) };
}

function toHistoryEntry({ id, body, delivery }: LiveRow<'training_sessions'>): HistoryEntry | null {
  const completedAt = Date.parse(body.completed_at);
  if (Number.isNaN(completedAt)) return null;
  return {
    id,
    trainingType: body.training_type,
    title: body.video_title,
    minutes: body.duration_minutes,
    completedAt,
    day: dayAt(completedAt),
    synced: deliveryOf(delivery).delivery === 'synced',
  };
}
