import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ActionButton } from '../../../src/practices/host/drill-page.tsx';
import { markupOf } from '../practices/render.tsx';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join('src', file), 'utf8'));

/** What stands from an opening brace to its closing one. */
function insideBraces(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  throw new Error(`Cannot find the end of ${text.slice(from, from + 40)}`);
}

/** The Japanese texts of a label, the first property or attribute after `from`. */
function labelTexts(control: string): readonly string[] {
  const [, label = ''] = /\blabel(?:: |=)(.+?)(?:,\n|, \w+:|\n|, go|\s+aria-|$)/.exec(control) ?? [];
  return [...label.matchAll(/['"`]([^'"`]*[^\x20-\x7e'"`]+[^'"`]*)['"`]/g)].map(([, text = '']) => text);
}

/** The labels of the controls that name the key → themselves. */
const named = sources.flatMap((source) =>
  [...source.matchAll(/aria-keyshortcuts=[^\n]*ArrowRight/g)].flatMap(({ index }) => {
    const end = source.indexOf('/>', index);
    return labelTexts(source.slice(source.lastIndexOf('<Button', index), end));
  }),
);

/** The labels of the first actions of drills that have no look of their own, which get the key from `ActionButton`. */
const firstActions = sources.flatMap((source) =>
  [...source.matchAll(/(\S)\s*\{\s*label: /g)].flatMap(({ 0: matched, 1: before, index }) => {
    const action = insideBraces(source, index + matched.indexOf('{', 1));
    return before !== ',' && /\bgo\b/.test(action) && !/\bvariant:/.test(action) ? labelTexts(action) : [];
  }),
);

const STOPS = /停止|中断|やめ|とばす|戻る|ログアウト|終了/;

test('the key → presses what leads on, never what pauses, stops or skips', () => {
  const keyed = new Set([...named, ...firstActions]);
  expect(keyed.size).toBeGreaterThan(40);
  expect([...keyed]).toEqual(
    expect.arrayContaining(['次へ', '次の文', '次の問題', '再生', '再開', '続きを聞く', 'ホームへ']),
  );
  expect([...keyed].filter((label) => STOPS.test(label))).toEqual([]);
});

test('the first action of a drill has the key, unless it has a look of its own', () => {
  const keyOf = (variant?: 'primary') =>
    markupOf(<ActionButton label="次へ" go={() => {}} isFirst {...(variant === undefined ? {} : { variant })} />);
  expect(keyOf()).toContain('aria-keyshortcuts="ArrowRight"');
  expect(keyOf('primary')).not.toContain('aria-keyshortcuts');
});
