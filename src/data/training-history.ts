import { useMemo } from 'react';
import { map } from 'rxjs';
import type { StoredRow } from '../../sync/database.ts';
import { liveRows } from '../../sync/replication/live-rows.ts';
import type { Day } from '../../sync/rules/day.ts';
import { tokyoDay } from '../../sync/rules/tokyo-clock.ts';
import { type DayTally, summarizeTraining, type TrainingStats, tallyDays } from '../../sync/rules/training-stats.ts';
import { useMember, useToday } from './member-context.tsx';
import { sharePerDatabase } from './share-per-database.ts';
import { useLive } from './use-live.ts';

/** A completed practice or lesson, as the history shows it. */
export interface HistoryEntry {
  readonly id: string;
  readonly trainingType: string;
  readonly title: string;
  readonly minutes: number;
  /** Epoch milliseconds. */
  readonly completedAt: number;
  /** The Tokyo day of completion. */
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

/** The whole history on this device, live; undefined while loading. */
export function useTrainingHistory(): TrainingHistory | undefined {
  const { database } = useMember();
  return useLive(useMemo(() => trainingHistory(database), [database]));
}

/** Statistics over all completed practices; undefined while loading. */
export function useTrainingStats(): TrainingStats | undefined {
  const today = useToday();
  const history = useTrainingHistory();
  return useMemo(() => history && summarizeTraining(history.days, today), [history, today]);
}

/** The history as a live observable, shared per open database. */
export const trainingHistory = sharePerDatabase(({ collections }) =>
  liveRows(collections.training_sessions).pipe(map(toTrainingHistory)),
);

function toTrainingHistory(rows: ReadonlyMap<string, StoredRow>): TrainingHistory {
  const entries = [...rows.values()]
    .map(readEntry)
    .filter(({ completedAt }) => Number.isFinite(completedAt))
    .sort((a, b) => b.completedAt - a.completedAt);
  return { entries, days: tallyDays(entries) };
}

const read = new WeakMap<StoredRow, HistoryEntry>();

/** Cached per row object, so that a new session does not parse ten thousand older rows again. */
function readEntry(row: StoredRow): HistoryEntry {
  const held = read.get(row);
  if (held !== undefined) return held;
  const completedAt = Date.parse(String(row.completed_at));
  const entry: HistoryEntry = {
    id: row.id,
    trainingType: String(row.training_type),
    title: String(row.video_title),
    minutes: typeof row.duration_minutes === 'number' ? row.duration_minutes : 0,
    completedAt,
    day: tokyoDay(completedAt),
    synced: row.dirty === 0,
  };
  read.set(row, entry);
  return entry;
}
