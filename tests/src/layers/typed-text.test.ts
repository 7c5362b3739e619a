import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * What becomes of typed text when the page is reloaded, leaves for another address or is killed. A new field needs a row.
 *
 *   line    it is a note in the outbox from its first input on
 *   draft   it is back when its form is opened again
 *   answer  it belongs to a running drill, which a new page begins again; the drill asks first, or its text is for the moment
 *   guest   an address, name or code typed where nobody is signed in, which must not stay on the device; or one for a single use
 *   setting a value that is chosen, stored by its button
 *   shown   read-only
 */
const KEPT = {
  line: 'createTypedLine(member)',
  draft: /\bdraft(?:: [`']|\.write\()/,
} as const;

/** Files with fields, the number of their fields, and the file that keeps the text. */
const FIELDS: Readonly<Record<string, readonly [number, string, string?]>> = {
  'src/features/admin/admin-screen.tsx': [1, 'guest'],
  'src/features/admin/content/announcements-tab.tsx': [4, 'draft', 'src/features/admin/content/content-tab.tsx'],
  'src/features/admin/content/daily-trainings-tab.tsx': [5, 'draft', 'src/features/admin/content/content-tab.tsx'],
  'src/features/admin/content/group-practices-tab.tsx': [4, 'draft', 'src/features/admin/content/content-tab.tsx'],
  'src/features/admin/content/outside-addresses-tab.tsx': [1, 'draft', 'src/features/admin/content/content-tab.tsx'],
  'src/features/admin/kata/decision-form.tsx': [1, 'draft'],
  'src/features/admin/notifications/notification-form.tsx': [3, 'draft'],
  'src/features/admin/overview-tab.tsx': [1, 'guest'],
  'src/features/auth/change-password/password-screen.tsx': [1, 'shown'],
  'src/features/auth/login-screen.tsx': [1, 'guest'],
  'src/features/auth/new-password-form.tsx': [1, 'shown'],
  'src/features/auth/register-screen.tsx': [2, 'guest'],
  'src/features/auth/reset-password-screen.tsx': [1, 'guest'],
  'src/features/auth/sent-notice.tsx': [1, 'guest'],
  'src/features/kata/kata-fields.tsx': [4, 'draft', 'src/features/kata/register-tab.tsx src/shared/edit-dialog.tsx'],
  'src/features/kata/list/about-dialog.tsx': [1, 'draft'],
  'src/features/notebook/note-list.tsx': [1, 'draft', 'src/shared/edit-dialog.tsx'],
  'src/features/notifications/reminder-card.tsx': [1, 'setting'],
  'src/features/profile/book/book-parts.tsx': [2, 'setting'],
  'src/features/profile/edit/edit-screen.tsx': [6, 'draft'],
  'src/features/sync/sync-screen.tsx': [1, 'shown'],
  'src/practices/bunkai/screen.tsx': [1, 'answer'],
  'src/practices/doko/question-form.tsx': [1, 'answer'],
  'src/practices/jisho/word-card.tsx': [1, 'answer'],
  'src/practices/hakaru/measure-run.tsx': [1, 'line'],
  'src/practices/kyokun/event-views.tsx': [1, 'answer'],
  'src/practices/ryue/flowing-pictures.tsx': [1, 'answer'],
  'src/practices/sakiyomi/clue-sentences.tsx': [1, 'answer'],
  'src/practices/sakiyomi/editorial-page.tsx': [1, 'answer'],
  'src/shared/note-field.tsx': [1, 'line'],
};

/** The primitives, and inputs without text. */
const NO_TEXT = ['src/ui/', 'src/features/furigana/'];

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { encoding: 'utf8' }).split('\n');

function fieldsIn(source: string): number {
  const tags = [...source.matchAll(/<(?:TextField|TextArea|input|textarea)\b(?:(?!\/>)[\s\S])*|contentEditable/g)];
  return tags.filter(([tag]) => !/type="(?:search|file|password)"/.test(tag)).length;
}

test('every field but passwords and searches says what keeps its text', () => {
  const files = listed.filter((file) => file.endsWith('.tsx') && !NO_TEXT.some((folder) => file.startsWith(folder)));
  const uses = files
    .map((file) => [file, fieldsIn(readFileSync(file, 'utf8'))] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(uses)).toEqual(
    Object.fromEntries(Object.entries(FIELDS).map(([file, [count]]) => [file, count])),
  );
});

test.for(Object.entries(FIELDS))('%s keeps its text as it says', ([file, [, kind, keeper = file]]) => {
  for (const path of keeper.split(' ')) {
    const source = readFileSync(path, 'utf8');
    if (kind === 'line') expect(source).toContain(KEPT.line);
    if (kind === 'draft') expect(source).toMatch(KEPT.draft);
    if (kind === 'shown') expect(source).toContain('readOnly');
    if (kind === 'answer' || kind === 'guest') expect(source).not.toMatch(KEPT.draft);
  }
});

test('no form keeps a password', () => {
  const secret = listed.filter(
    (file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('<PasswordField'),
  );
  expect(secret.filter((file) => KEPT.draft.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(secret).toHaveLength(5);
});
