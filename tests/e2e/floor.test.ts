import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, inject, test } from 'vitest';
import { allowed, allowedBy } from '../support/floor/allowed.ts';
import { FLOOR, featureAt, missingIn } from '../support/floor/compat.ts';
import { scanScript } from '../support/floor/scan-script.ts';
import { scanStyle } from '../support/floor/scan-style.ts';

const dist = inject('dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const inlineScripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

/** The features beyond the floor that a text uses. */
const scriptFeatures = (code: string) => scanScript(code, 'a.js').map(({ feature }) => feature);
const styleFeatures = (css: string) => scanStyle(css, 'a.css').map(({ feature }) => feature);

describe('the built files', () => {
  test('use nothing beyond the floor that is not allowed, and all that is allowed', () => {
    const findings = files.flatMap((file) => {
      if (file.endsWith('.js')) return scanScript(readFileSync(join(dist, file), 'utf8'), file);
      return file.endsWith('.css') ? scanStyle(readFileSync(join(dist, file), 'utf8'), file) : [];
    });
    const beyond = findings.filter(({ feature }) => allowedBy(feature) === null);
    expect(
      beyond.map((finding) => `${finding.feature} (${finding.missing.join(', ')}) ${finding.file}: ${finding.code}`),
    ).toEqual([]);
    const used = new Set(findings.map(({ feature }) => allowedBy(feature)));
    expect(Object.keys(allowed).filter((entry) => !used.has(entry))).toEqual([]);
  }, 120_000);

  test('are more than a few', () => {
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(40);
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(15);
  });

  test('have a script in the page that any browser can read', () => {
    expect(inlineScripts).toHaveLength(1);
    for (const script of inlineScripts) expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });
});

describe('the script in the page', () => {
  test('asks for features that together have come with exactly the floor', () => {
    const asked = ['javascript.builtins.Array.toSorted', 'api.CSSPropertyRule'];
    for (const path of asked) expect(inlineScripts[0]).toContain(path.split('.').at(-1));
    const features = asked.map(featureAt).flatMap((feature) => feature ?? []);
    expect(features.flatMap((feature) => missingIn(feature))).toEqual([]);
    for (const [browser, version] of Object.entries(FLOOR)) {
      const versions = features.map(({ compat }) => compat.support[browser as keyof typeof FLOOR]);
      expect(versions).toContainEqual(expect.objectContaining({ version_added: version }));
    }
  });
});

describe('the scan of a script', () => {
  test.for([
    ['javascript.statements.import.import_attributes', 'import a from "./a.json" with { type: "json" };'],
    ['api.URL.canParse_static', 'if (!URL.canParse(a)) b();'],
    ['api.URL.canParse_static', 'const b = self.URL.canParse(a);'],
    ['api.Response.json_static', 'Response.json({});'],
    ['api.Window.requestIdleCallback', 'requestIdleCallback(a);'],
    ['api.Window.cookieStore', 'window.cookieStore.get(a);'],
    ['javascript.builtins.Promise.withResolvers', 'const { promise } = Promise.withResolvers();'],
    ['javascript.builtins.Object.groupBy', 'Object.groupBy(a, b);'],
    ['javascript.builtins.Set.union', 'a.union(b);'],
    ['javascript.builtins.Iterator.map', 'a.values().map(b);'],
    ['api.HTMLElement.showPopover', 'a.showPopover();'],
    ['api.Document.scrollend_event', 'a.addEventListener("scrollend", b);'],
    ['javascript.builtins.RegExp.unicodeSets', 'a.test(/[\\p{L}--[a-z]]/v);'],
    ['javascript.regular_expressions.modifier', '/(?i:a)b/;'],
    ['javascript.statements.using', '{ using a = b(); }'],
    ['api.Navigator.setAppBadge', 'navigator.setAppBadge();'],
  ] as const)('finds %s', ([feature, code]) => {
    expect(scriptFeatures(code)).toEqual([feature]);
  });

  test.for([
    'URL.canParse ? URL.canParse(a) : b(a);',
    'if (typeof requestIdleCallback === "function") requestIdleCallback(a);',
    'navigator.setAppBadge?.(1);',
    '"share" in navigator && navigator.share && navigator.share(a);',
    'const requestIdleCallback = a; requestIdleCallback(b);',
    'CSS.escape(a);',
    'Object.values(a).map(b);',
    'a.toSorted(b).at(-1)?.c ?? d;',
    'class A { #b = 1; static c = 2; d() { return #b in this; } }',
    'a.match(/(?<=b)c/u);',
  ])('accepts %s', (code) => {
    expect(scriptFeatures(code)).toEqual([]);
  });
});

describe('the scan of a style sheet', () => {
  test.for([
    ['css.properties.text-decoration.includes_color-and-style', 'a { text-decoration: underline red 2px }'],
    ['css.types.color.light-dark', 'a { color: light-dark(red, blue) }'],
    ['css.types.color.color-mix', 'a { color: color-mix(in srgb, red, blue) }'],
    ['css.properties.anchor-name', 'a { anchor-name: --b }'],
    ['css.at-rules.starting-style', '@starting-style { a { opacity: 0 } }'],
    ['css.selectors.nesting', 'a { & b { color: red } }'],
    ['css.selectors.user-invalid', 'a:user-invalid { color: red }'],
    ['css.at-rules.media.prefers-reduced-transparency', '@media (prefers-reduced-transparency) { a { color: red } }'],
    ['css.properties.user-select', 'a { user-select: none }'],
  ] as const)('finds %s', ([feature, css]) => {
    expect(styleFeatures(css)[0]).toBe(feature);
  });

  test.for([
    'a { -webkit-user-select: none; user-select: none }',
    '@supports (anchor-name: --b) { a { anchor-name: --b } }',
    'a { text-decoration-line: underline; text-decoration-color: red; text-decoration-thickness: 2px }',
    'a { block-size: 100dvh; min-block-size: 1lh }',
    ':root:has(dialog:modal) { overflow: clip }',
  ])('accepts %s', (css) => {
    expect(styleFeatures(css)).toEqual([]);
  });
});
