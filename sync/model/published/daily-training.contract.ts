import * as v from 'valibot';
import { type Day, dayAt } from '../day/day.ts';
import { day, instant } from '../day/day-fields.ts';
import { readAs } from '../read-as.ts';

const text = v.pipe(v.string(), v.minLength(1));

const override = v.object({
  day,
  title: text,
  description: text,
  difficulty: v.picklist(['初級', '中級', '上級']),
  duration_minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  category: text,
});

/** The operator's training for one Tokyo day, which replaces that of the calendar. */
export type DailyTrainingOverride = Readonly<v.InferOutput<typeof override>>;

const joining = v.tuple([v.object({ created_at: instant })]);
const firstLogin = v.tuple([v.object({ login_date: day })]);

/** Response of get-daily-training; `isToday` says whether `data` is the training of today, in Tokyo. */
export interface DailyTrainingResponse {
  readonly success: true;
  readonly data: Omit<DailyTrainingOverride, 'day'> | null;
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

const withOverrides = v.object({ daily_trainings: v.array(v.unknown()) });

/** The operator's trainings in the published notices; skips invalid ones. */
export function dailyTrainingOverrides(notices: unknown): readonly DailyTrainingOverride[] {
  return (readAs(withOverrides, notices)?.daily_trainings ?? []).flatMap((row) => readAs(override, row) ?? []);
}

const published = v.object({ body: v.unknown() });

/** The body of a document that read_published_content has answered; undefined for none. */
export function bodyOf(document: unknown): unknown {
  return readAs(published, document)?.body;
}
