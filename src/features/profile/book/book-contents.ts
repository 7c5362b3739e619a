import { type Day, dayAt, isDay } from '../../../../sync/model/day/day.ts';
import { countsAsPractised } from '../../../../sync/model/practice/practised.ts';
import { type DayTally, tallyDays } from '../../../../sync/model/practice/training-stats.ts';
import type { DayRecord } from '../../../../sync/model/streak/streak.ts';
import { returningNotes } from '../../../data/notebook/returning-notes.ts';
import type { ExportData } from '../../../data/transfer/export.ts';

type SessionRow = ExportData['training_sessions'][number];
export type NoteRow = ExportData['notes'][number];

type BookSession = SessionRow & { readonly day: Day; readonly minutes: number; readonly trainingType: string };

/** What the parts of the book show up to today, the earliest first; `data` has the rest too. */
export interface BookContents {
  readonly data: ExportData;
  readonly today: Day;
  readonly records: readonly DayRecord[];
  readonly sessions: readonly BookSession[];
  readonly tallies: readonly DayTally[];
  readonly notes: readonly NoteRow[];
}

export function bookContents(data: ExportData, today: Day): BookContents {
  const settings = data.member_settings.find(({ key }) => key === 'notes')?.entries ?? {};
  const isPast = ({ day }: { readonly day: Day }) => day <= today;
  const sessions = data.training_sessions
    .filter(({ completed_at }) => !Number.isNaN(Date.parse(completed_at)))
    .map((row) => ({
      ...row,
      day: dayAt(Date.parse(row.completed_at)),
      minutes: row.duration_minutes,
      trainingType: row.training_type,
      practised: countsAsPractised(row),
    }))
    .filter(isPast)
    .sort((a, b) => (a.completed_at < b.completed_at ? -1 : 1));
  return {
    data,
    today,
    records: data.login_records
      .flatMap(({ login_date: day, kind }) => (isDay(day) ? [{ day, kind }] : []))
      .filter(isPast),
    sessions,
    tallies: tallyDays(sessions),
    notes: returningNotes(data.notes, settings).toSorted((a, b) =>
      `${a.day} ${a.written_at}` < `${b.day} ${b.written_at}` ? -1 : 1,
    ),
  };
}
