import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../src/', import.meta.url);

/** Files that read rows of days, and leave out those after today, or show no numbers of them. */
const readers = [
  'data/streak/login-records.ts',
  'data/training/practice-memory.ts',
  'data/training/training-history.ts',
];

/** Files that take the days unfiltered: the login of today, and the cache, which filters by itself. */
const users = ['data/member/prefetch.ts', 'data/streak/daily-login.ts', ...readers];

test('days of a clock that ran ahead are left out in one place', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const filesWith = (pattern: RegExp) =>
    files.filter((name) => pattern.test(readFileSync(new URL(name, ROOT), 'utf8')));
  expect(filesWith(/liveRows(As)?\(\w+, '(login_records|training_sessions|practice_results)'/).sort()).toEqual(readers);
  expect(filesWith(/\b(recordedDays|trainingHistory|resultVisits)\b/).sort()).toEqual(users);
});
