import { dayAt } from '../../../sync/model/day/day.ts';
import { writeCsv } from '../../../sync/model/transfer/csv.ts';
import { clockTime } from '../../lib/date-format.ts';
import { practiceName } from '../training/practice-names.ts';
import type { ExportedRows } from './export.ts';

/** Column headings of a kata CSV file. The import reads the same headings. */
export const kataColumns = {
  zou: '象',
  ishiki: '意識',
  name: '名前',
  category: 'カテゴリ',
  original_id: '写した元',
} as const;

/** The recorded days. Times are Tokyo times. */
export function recordsCsv({ login_records }: ExportedRows): string {
  return writeCsv([
    ['日付', '種類', '記録した時刻'],
    ...login_records.map((record) => [
      record.login_date,
      record.kind === 'ticket' ? '復活チケット' : 'ログイン',
      tokyoTime(record.claimed_at),
    ]),
  ]);
}

/** The finished practices, oldest first. */
export function sessionsCsv({ training_sessions }: ExportedRows): string {
  return writeCsv([
    ['終えた時刻', '稽古', '番号', '種類', '分'],
    ...training_sessions
      .toSorted((a, b) => (a.completed_at < b.completed_at ? -1 : 1))
      .map((session) => [
        tokyoTime(session.completed_at),
        session.video_title,
        String(session.video_number ?? ''),
        practiceName(session.training_type),
        String(session.duration_minutes),
      ]),
  ]);
}

/** The notes, oldest first. */
export function notesCsv({ notes }: ExportedRows): string {
  return writeCsv([
    ['書いた時刻', '稽古', '問い', 'ひとこと'],
    ...notes
      .toSorted((a, b) => (a.written_at < b.written_at ? -1 : 1))
      .map(({ written_at, about, question, text }) => [
        tokyoTime(written_at),
        about === null ? '' : practiceName(about),
        question ?? '',
        text,
      ]),
  ]);
}

export function kataCsv({ kata_forms }: ExportedRows): string {
  const fields = ['zou', 'ishiki', 'name', 'category', 'original_id'] as const;
  return writeCsv([
    fields.map((field) => kataColumns[field]),
    ...kata_forms.map((kata) => fields.map((field) => kata[field] ?? '')),
  ]);
}

function tokyoTime(instant: string): string {
  const instantMs = Date.parse(instant);
  return Number.isNaN(instantMs) ? '' : `${dayAt(instantMs)} ${clockTime(instantMs)}`;
}
