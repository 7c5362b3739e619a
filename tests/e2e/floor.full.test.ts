import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import data from '@mdn/browser-compat-data/forLegacyNode';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { describe, expect, inject, test } from 'vitest';

/** The oldest browsers that the app runs in; `build.target` in vite.config.ts is the same. */
const FLOOR = ['ios_saf 16.4', 'safari 16.4', 'chrome 110', 'firefox 128'];

/** What the built files use beyond the floor, and why it may stay. The test fails for an entry that nothing uses any more. */
const allowed: Readonly<Record<string, string>> = {
  'navigator.setAppBadge()': 'a badge is set by an optional call',
  'navigator.clearAppBadge()': 'a badge is removed by an optional call',
  'navigator.connection()': 'React asks for it first',
  'navigator.userAgentData()': 'Dexie only asks whether it is there',
  "'Symbol.asyncDispose'": 'RxDB names a method with it, which then has a name that nobody calls',
  "'Temporal'": 'temporal-polyfill takes the native one if there is one',
  "'field-sizing'": 'a text area keeps its three lines without it',
  "'forced-color-adjust'": 'for forced colours, which Safari does not have',
  "'@page'": 'a year is printed on the paper of the printer without it',
  "'page'": 'a year is printed on the paper of the printer without it',
  "'print-color-adjust'": 'stands beside its prefix',
  "'line-clamp'": 'stands beside its prefix',
  "'user-select'": 'stands beside its prefix',
  "'resize'": 'a phone has no handle; the text area scrolls',
  "'scrollbar-gutter'": 'only keeps the page still where scroll bars take space, which they do not in Safari',
  "'text-size-adjust'": 'stands beside its prefix; a desktop does not enlarge text by itself',
  "'text-wrap'": 'lines only break less evenly without it',
  "'auto-phrase'": 'lines only break inside words without it',
};

/** Younger than the baseline of 2022, and in every browser of the floor. */
const inFloor = {
  allowSelectors: ['has'],
  allowAtRules: ['container'],
  allowUnits: ['lh'],
  allowProperties: ['accent-color', 'container-type', 'outline', 'overscroll-behavior', 'paint-order'],
};

const { configs } = es;
const newSyntax = { ...configs['flat/no-new-in-es2024'].rules, ...configs['flat/no-new-in-es2025'].rules };
const byName = Object.keys(newSyntax).filter((rule) => rule.includes('set-prototype'));

const config: Linter.Config[] = [
  {
    files: ['**/*.js'],
    plugins: { compat, 'es-x': es },
    rules: {
      ...newSyntax,
      ...configs['flat/no-new-in-esnext'].rules,
      // Methods of sets are found by their name alone, other methods where the type is certain.
      ...Object.fromEntries(byName.map((rule) => [rule, ['error', { aggressive: true }]])),
      'compat/compat': 'error',
    },
    settings: { browsers: FLOOR, 'es-x': { allowTestedProperty: true } },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: 2022, ...inFloor }] },
  },
];

const linter = new Linter();

/** What a text uses beyond the floor. */
const beyondFloor = (text: string, filename: string) =>
  linter.verify(text, config, { filename, allowInlineConfig: false }).map(({ message }) => message);

const allowedBy = (message: string) => Object.keys(allowed).find((entry) => message.includes(entry));

const dist = inject('dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file));
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const inlineScripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

describe('the built files', () => {
  test('use nothing beyond the floor that is not allowed, and all that is allowed', () => {
    const messages = files.flatMap((file) =>
      beyondFloor(readFileSync(join(dist, file), 'utf8'), file).map((message) => `${message} ${file}`),
    );
    expect(messages.filter((message) => allowedBy(message) === undefined)).toEqual([]);
    const used = new Set(messages.map(allowedBy));
    expect(Object.keys(allowed).filter((entry) => !used.has(entry))).toEqual([]);
  }, 300_000);

  test('are more than a few', () => {
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(40);
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(15);
  });

  test('have a script in the page that any browser can read', () => {
    expect(inlineScripts).toHaveLength(1);
    const script = inlineScripts[0] ?? '';
    expect(linter.verify(script, { languageOptions: { ecmaVersion: 5, sourceType: 'script' } })).toEqual([]);
  });
});

describe('the script in the page', () => {
  test('asks for features that together have come with exactly the floor', () => {
    for (const name of ['toSorted', 'CSSPropertyRule']) expect(inlineScripts[0]).toContain(name);
    const features = [data.javascript.builtins?.Array?.toSorted, data.api.CSSPropertyRule];
    const since = (browser: 'chrome' | 'firefox' | 'safari_ios') =>
      features.map((feature) => feature?.__compat?.support[browser]);
    expect(since('safari_ios')).toContainEqual(expect.objectContaining({ version_added: '16.4' }));
    expect(since('chrome')).toContainEqual(expect.objectContaining({ version_added: '110' }));
    expect(since('firefox')).toContainEqual(expect.objectContaining({ version_added: '128' }));
  });
});

describe('the scan', () => {
  test.for([
    ['a.js', 'Promise.withResolvers();'],
    ['a.js', 'a.union(b);'],
    ['a.js', 'requestIdleCallback(a);'],
    ['a.js', '/(?i:a)b/;'],
    ['a.css', 'a { color: light-dark(red, blue) }'],
    ['a.css', 'a { & b { color: red } }'],
    ['a.css', 'a { anchor-name: --b }'],
  ] as const)('of %s finds %s', ([file, text]) => {
    expect(beyondFloor(text, file)).toHaveLength(1);
  });

  test.for([
    ['a.js', 'if (typeof requestIdleCallback === "function") requestIdleCallback(a);'],
    ['a.js', 'a.toSorted(b).at(-1)?.c ?? d;'],
    ['a.css', ':root:has(dialog:modal) { overflow: clip }'],
    ['a.css', '@supports (anchor-name: --b) { a { anchor-name: --b } }'],
  ] as const)('of %s accepts %s', ([file, text]) => {
    expect(beyondFloor(text, file)).toEqual([]);
  });
});
