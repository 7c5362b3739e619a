import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is done with a typed text, and where: the file that calls the function. */
const rules = {
  /** Stored with the member's rows. */
  row: ['sync/engine/local-write.ts', 'storedText'],
  kata: ['sync/model/kata/texts.ts', 'storedText'],
  report: ['sync/model/kata/reports.ts', 'storedText'],
  /** Published by the admin. */
  published: ['src/features/admin/form-fields.ts', 'storedText'],
  username: ['src/data/account/accounts.ts', 'storedText'],
  login: ['src/data/account/accounts.ts', 'plainLogin'],
  member: ['src/features/admin/dashboard.tsx', 'plainEmail'],
  phone: ['src/features/profile/edit/edit-screen.tsx', 'plainPhone'],
  code: ['src/features/auth/sent-notice.tsx', 'plainCode'],
  adminCode: ['src/features/admin/admin-screen.tsx', 'plainCode'],
  number: ['src/features/admin/content/content-forms.ts', 'plainInput'],
  kataSearch: ['sync/model/kata/search.ts', 'foldText'],
  noteSearch: ['src/features/notebook/notebook-screen.tsx', 'searchWords'],
  question: ['src/practices/doko/search-cards.ts', 'foldText'],
  reading: ['src/practices/jisho/questions.ts', 'foldText'],
  /** Shown again in the same practice, and stored only as a note. */
  guess: ['src/practices/sakiyomi/rules.ts', 'storedText'],
  line: ['src/practices/kyokun/rules.ts', 'storedText'],
  parts: ['src/practices/bunkai/rules.ts', 'storedText'],
  ideas: ['src/data/training/measurements.ts', 'storedText'],
  /** Taken as it is: a password, a date or a time of the browser, or a text that is only shown. */
  asTyped: null,
} as const satisfies Record<string, readonly [file: string, rule: string] | null>;

/*
 * What becomes of typed text when the page is reloaded, leaves for another address or is killed.
 *
 *   line    it is a note in the outbox from its first input on
 *   draft   it is back when its form is opened again
 *   answer  it belongs to a running drill, which a new page begins again; the drill asks first, or its text is for the moment
 *   guest   an address, name or code typed where nobody is signed in, which must not stay on the device; or one for a single use
 *   setting a value that is chosen, stored by its button
 *   shown   read-only
 *   nothing a password, a search or a file
 */
type Kept = 'line' | 'draft' | 'answer' | 'guest' | 'setting' | 'shown' | 'nothing';

const LINE = 'createTypedLine(member)';
const DRAFT = /\bdraft(?:: [`']|\.write\()/;

/** The rules of the fields of each file in their order, what becomes of their text, and the files that keep it. */
const fields: Readonly<
  Record<string, readonly [rules: readonly (keyof typeof rules)[], kept: Kept, keepers?: string]>
> = {
  'src/features/admin/admin-screen.tsx': [['asTyped', 'adminCode'], 'guest'],
  'src/features/admin/content/announcements-tab.tsx': [
    ['asTyped', 'published', 'published', 'published'],
    'draft',
    'src/features/admin/content/content-tab.tsx',
  ],
  'src/features/admin/content/daily-trainings-tab.tsx': [
    ['asTyped', 'published', 'published', 'number', 'published'],
    'draft',
    'src/features/admin/content/content-tab.tsx',
  ],
  'src/features/admin/content/group-practices-tab.tsx': [
    ['asTyped', 'asTyped', 'published', 'published'],
    'draft',
    'src/features/admin/content/content-tab.tsx',
  ],
  'src/features/admin/content/outside-addresses-tab.tsx': [
    ['published'],
    'draft',
    'src/features/admin/content/content-tab.tsx',
  ],
  'src/features/admin/kata/kata-tab.tsx': [['kataSearch', 'report'], 'draft'],
  'src/features/admin/notifications/notification-form.tsx': [['published', 'published', 'asTyped'], 'draft'],
  'src/features/admin/dashboard.tsx': [['member'], 'guest'],
  'src/features/auth/change-password/password-screen.tsx': [['asTyped', 'asTyped'], 'shown'],
  'src/features/auth/login-screen.tsx': [['login', 'asTyped'], 'guest'],
  'src/features/auth/new-password-form.tsx': [['asTyped', 'asTyped', 'asTyped'], 'shown'],
  'src/features/auth/register-screen.tsx': [['username', 'login'], 'guest'],
  'src/features/auth/reset-password-screen.tsx': [['login'], 'guest'],
  'src/features/auth/sent-notice.tsx': [['code'], 'guest'],
  'src/features/kata/kata-fields.tsx': [
    ['kata', 'kata', 'kata', 'kata'],
    'draft',
    'src/features/kata/kata-screen.tsx src/shared/edit-dialog.tsx',
  ],
  'src/features/kata/kata-screen.tsx': [['kataSearch'], 'nothing'],
  'src/features/kata/list/about-dialog.tsx': [['report'], 'draft'],
  'src/features/notebook/notebook-screen.tsx': [['noteSearch', 'row'], 'draft', 'src/shared/edit-dialog.tsx'],
  'src/features/notifications/reminder-card.tsx': [['asTyped'], 'setting'],
  'src/features/profile/book/book-parts.tsx': [['asTyped', 'asTyped'], 'setting'],
  'src/features/profile/edit/edit-screen.tsx': [['row', 'row', 'row', 'asTyped', 'phone', 'asTyped'], 'draft'],
  'src/features/profile/my-data/data-screen.tsx': [['asTyped'], 'nothing'],
  'src/features/sync/diagnostics-card.tsx': [['asTyped'], 'nothing'],
  'src/practices/bunkai/screen.tsx': [['parts'], 'answer'],
  'src/practices/doko/question-form.tsx': [['question'], 'answer'],
  'src/practices/hakaru/measure-run.tsx': [['ideas'], 'line'],
  'src/practices/jisho/word-card.tsx': [['reading'], 'answer'],
  'src/practices/kyokun/screen.tsx': [['line'], 'answer'],
  'src/practices/ryue/flowing-pictures.tsx': [['asTyped'], 'answer'],
  'src/practices/sakiyomi/screen.tsx': [['guess', 'asTyped'], 'answer'],
  'src/shared/note-field.tsx': [['row'], 'line'],
  'src/ui/controls/file-picker.tsx': [['asTyped'], 'nothing'],
};

const screens = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/ui/forms/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

test('every field of every screen has its rule, and says what keeps its text', () => {
  const counts = screens.map(([file, source]) => [
    file,
    [...source.matchAll(/<(?:TextField|SearchField|TextArea|PasswordField|input|textarea)\b|contentEditable/g)].length,
  ]);
  const listed = Object.entries(fields).map(([file, [names]]) => [file, names.length]);
  expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual(Object.fromEntries(listed));
});

test.each(Object.values(rules).filter((rule) => rule !== null))('%s applies %s', (file, rule) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${rule}\\b(?!.*from )`));
});

test.for(Object.entries(fields))('%s keeps its text as it says', ([file, [, kind, keepers = file]]) => {
  for (const path of keepers.split(' ')) {
    const source = readFileSync(path, 'utf8');
    if (kind === 'line') expect(source).toContain(LINE);
    if (kind === 'draft') expect(source).toMatch(DRAFT);
    if (kind === 'shown') expect(source).toContain('readOnly');
    if (kind === 'answer' || kind === 'guest') expect(source).not.toMatch(DRAFT);
  }
});

test('no form keeps a password', () => {
  const secret = screens.filter(([, source]) => source.includes('<PasswordField'));
  expect(secret.filter(([, source]) => DRAFT.test(source)).map(([file]) => file)).toEqual([]);
  expect(secret).toHaveLength(5);
});
