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
  member: ['src/features/admin/overview-tab.tsx', 'plainEmail'],
  phone: ['src/features/profile/edit/edit-screen.tsx', 'plainPhone'],
  code: ['src/features/auth/sent-notice.tsx', 'plainCode'],
  adminCode: ['src/features/admin/admin-screen.tsx', 'plainCode'],
  number: ['src/features/admin/content/content-forms.ts', 'plainInput'],
  kataSearch: ['sync/model/kata/search.ts', 'foldText'],
  noteSearch: ['src/features/notebook/note-list.tsx', 'searchWords'],
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

/** The fields of each file in their order. */
const entrances: Readonly<Record<string, readonly (keyof typeof rules)[]>> = {
  'features/admin/admin-screen.tsx': ['asTyped', 'adminCode'],
  'features/admin/content/announcements-tab.tsx': ['asTyped', 'published', 'published', 'published'],
  'features/admin/content/daily-trainings-tab.tsx': ['asTyped', 'published', 'published', 'number', 'published'],
  'features/admin/content/group-practices-tab.tsx': ['asTyped', 'asTyped', 'published', 'published'],
  'features/admin/content/outside-addresses-tab.tsx': ['published'],
  'features/admin/kata/decision-form.tsx': ['report'],
  'features/admin/kata/kata-tab.tsx': ['kataSearch'],
  'features/admin/notifications/notification-form.tsx': ['published', 'published', 'asTyped'],
  'features/admin/overview-tab.tsx': ['member'],
  'features/auth/change-password/password-screen.tsx': ['asTyped', 'asTyped'],
  'features/auth/login-screen.tsx': ['login', 'asTyped'],
  'features/auth/new-password-form.tsx': ['asTyped', 'asTyped', 'asTyped'],
  'features/auth/register-screen.tsx': ['username', 'login'],
  'features/auth/reset-password-screen.tsx': ['login'],
  'features/auth/sent-notice.tsx': ['code'],
  'features/kata/kata-fields.tsx': ['kata', 'kata', 'kata', 'kata'],
  'features/kata/kata-screen.tsx': ['kataSearch'],
  'features/kata/list/about-dialog.tsx': ['report'],

  'features/notebook/note-list.tsx': ['noteSearch', 'row'],
  'features/notifications/reminder-card.tsx': ['asTyped'],
  'features/profile/book/book-parts.tsx': ['asTyped', 'asTyped'],
  'features/profile/edit/edit-screen.tsx': ['row', 'row', 'row', 'asTyped', 'phone', 'asTyped'],
  'features/profile/my-data/data-screen.tsx': ['asTyped'],
  'features/sync/sync-screen.tsx': ['asTyped'],
  'practices/bunkai/screen.tsx': ['parts'],
  'practices/doko/question-form.tsx': ['question'],
  'practices/hakaru/measure-run.tsx': ['ideas'],
  'practices/jisho/word-card.tsx': ['reading'],
  'practices/kyokun/event-views.tsx': ['line'],
  'practices/ryue/flowing-pictures.tsx': ['asTyped'],
  'practices/sakiyomi/clue-sentences.tsx': ['asTyped'],
  'practices/sakiyomi/editorial-page.tsx': ['guess'],
  'shared/note-field.tsx': ['row'],
  'ui/controls/file-picker.tsx': ['asTyped'],
};

const screens = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/ui/forms/'));

test('every field of every screen has its rule', () => {
  const fields = screens.map((file) => [
    file.slice('src/'.length),
    readFileSync(file, 'utf8').match(/<(?:TextField|SearchField|TextArea|PasswordField|input|textarea)\b/g)?.length ??
      0,
  ]);
  const counted = Object.entries(entrances).map(([file, kinds]) => [file, kinds.length]);
  expect(Object.fromEntries(fields.filter(([, amount]) => amount !== 0))).toEqual(Object.fromEntries(counted));
});

test.each(Object.values(rules).filter((rule) => rule !== null))('%s applies %s', (file, rule) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${rule}\\b(?!.*from )`));
});
