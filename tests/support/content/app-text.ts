import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { privacy } from '../../../src/features/legal/privacy.ts';

/** What texts about the app quote without it being a label: words that they explain, and sections of the privacy policy. */
const OTHER_QUOTES = [
  ...['稽古', '本アプリ', '運営者', '会員'],
  ...Object.values(privacy.sections).map(({ heading }) => heading.replace(/^\d+\. /, '')),
];

/** Quotations 「…」 in texts about the app that stand nowhere in its source, so that a changed label is noticed. */
export function missingLabels(texts: readonly string[]): readonly string[] {
  const listed = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n');
  const files = listed.filter((file) => /\.tsx?$/.test(file) && !/^src\/features\/(help|legal)\/[^/]*\.ts$/.test(file));
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const quoted = texts.flatMap((text) => [...text.matchAll(/「([^」]+)」/g)].map(([, words = '']) => words));
  return [...new Set(quoted)].filter((words) => !OTHER_QUOTES.includes(words) && !source.includes(words));
}
