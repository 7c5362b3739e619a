import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that speak of a reload beside their own button for it, or only in a browser tab. */
const WITH_BUTTON = [
  'src/app/routes.tsx',
  'src/app/start/start-failure.ts',
  'src/features/notifications/notifications-screen.tsx',
  'src/practices/oumugaeshi/screen.tsx',
];

test('no text advises a reload, which an installed app does not have, unless its screen has a button', () => {
  const listed = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n');
  const advising = listed.filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('再読み込み'));
  expect(advising).toEqual(WITH_BUTTON);
});
