import * as v from 'valibot';
import { readAs } from '../../sync/protocol/read-as.ts';
import type { AddedTraining, DailyTraining, DailyTrainingOverride } from '../../sync/rules/daily-trainings.ts';
import { type Day, dayAt } from '../../sync/rules/day.ts';
import { day, instant } from './dates.ts';
import { dailyMaterial } from './materials/daily.ts';
import { parseMaterial } from './materials/document.ts';

const text = v.pipe(v.string(), v.minLength(1));

const override = v.object({
  day,
  title: text,
  description: text,
  difficulty: v.picklist(['初級', '中級', '上級']),
  duration_minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  category: text,
});

const joining = v.tuple([v.object({ created_at: instant })]);
const firstLogin = v.tuple([v.object({ login_date: day })]);

/** Response of get-daily-training; `isToday` says whether `data` is the training of today, in Tokyo. */
export interface DailyTrainingResponse {
  readonly success: true;
  readonly data: DailyTraining | null;
  readonly isToday: boolean;
}

/**
 * The Tokyo day of joining: that of a member's row of the table users, or that of the first row of login_records if it was
 * recorded before the account was made; null when both are missing or invalid.
 */
export function parseJoinedDay(users: unknown, logins: unknown): Day | null {
  const joined = readAs(joining, users);
  const accountDay = joined && dayAt(Date.parse(joined[0].created_at));
  const loginDay = readAs(firstLogin, logins)?.[0].login_date ?? null;
  if (accountDay === null || loginDay === null) return accountDay ?? loginDay;
  return loginDay < accountDay ? loginDay : accountDay;
}

/** Parses rows of the table daily_trainings; skips invalid rows. */
export function parseDailyTrainingOverrides(rows: unknown): readonly DailyTrainingOverride[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const training = readAs(override, row);
    return training === null ? [] : [training];
  });
}

const publishedRows = v.tuple([v.object({ body: v.unknown() })]);

/** Parses the published document of added trainings; skips invalid ones. */
export function parseAddedTrainings(body: unknown): readonly AddedTraining[] {
  return parseMaterial('daily', dailyMaterial, body);
}

/** Parses the row of published_content with that document; none if there is no row. */
export function parseAddedTrainingRows(rows: unknown): readonly AddedTraining[] {
  return parseAddedTrainings(readAs(publishedRows, rows)?.[0].body);
}
