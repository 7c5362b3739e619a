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

/** Files that take all notes: the others show only those that may come again. */
const usersOfAllNotes = [
  'data/member/prefetch.ts',
  'data/notebook/notes.ts',
  'data/notebook/returning-notes.ts',
  // Whether a line was used.
  'data/training/content-milestones.ts',
  // Counts the lines of a week, and shows the answer that its question got on the same day.
  'features/home/use-extra-card.ts',
  'features/notebook/notebook-screen.tsx',
];

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

function filesWith(pattern: RegExp): readonly string[] {
  return files.filter((name) => pattern.test(readFileSync(new URL(name, ROOT), 'utf8'))).sort();
}

test('days of a clock that ran ahead are left out in one place', () => {
  expect(filesWith(/liveRows(As)?\(\w+, '(login_records|training_sessions|practice_results)'/)).toEqual(readers);
  expect(filesWith(/\b(recordedDays|trainingHistory|resultVisits)\b/)).toEqual(users);
});

test('notes that are not to come again are left out in one place', () => {
  expect(filesWith(/\b(useNotes|ownNotes)\b/)).toEqual(usersOfAllNotes);
  expect(filesWith(/\bdata\.notes\b/)).toEqual(['features/profile/book/book-contents.ts']);
});
