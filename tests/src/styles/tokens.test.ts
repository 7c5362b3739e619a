import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

const root = new URL('../../../', import.meta.url);
const TOKENS = 'src/styles/tokens.css';
/** The colours of voice in 五色: decorative, each beside its name. */
const VOICE_COLOURS = 'src/practices/goshoku/colour-mark.module.css';
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const tokens = withoutComments(read(TOKENS));
const sources = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(css|tsx)$/.test(path) && path !== TOKENS)
  .map((path) => ({ path, text: withoutComments(read(path)) }));

const scheme = new Map(
  [...tokens.matchAll(/--color-([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }],
  ),
);

const GROUNDS = ['surface', 'card', 'sunken'] as const;
const SOFT = ['accent-soft', 'info-soft', 'success-soft', 'warning-soft', 'danger-soft'] as const;
const TONES = ['accent', 'info', 'success', 'warning', 'danger'] as const;

/** Every colour pair of the design system with its minimum contrast. */
const PAIRS = [
  ...[...GROUNDS, ...SOFT, 'backdrop'].flatMap((ground) => [
    { ink: 'text', ground, least: 4.5 },
    { ink: 'muted', ground, least: 4.5 },
  ]),
  ...TONES.flatMap((ink) => [...GROUNDS, `${ink}-soft`, 'accent-soft'].map((ground) => ({ ink, ground, least: 4.5 }))),
  { ink: 'on-accent', ground: 'accent', least: 4.5 },
  { ink: 'on-accent', ground: 'accent-strong', least: 4.5 },
  { ink: 'on-danger', ground: 'danger', least: 4.5 },
  { ink: 'on-danger', ground: 'danger-strong', least: 4.5 },
  { ink: 'surface', ground: 'text', least: 4.5 },
  { ink: 'surface', ground: 'secondary-strong', least: 4.5 },
  ...[...GROUNDS, ...SOFT].flatMap((ground) => [
    { ink: 'control-line', ground, least: 3 },
    { ink: 'focus', ground, least: 3 },
  ]),
];

describe('colour tokens', () => {
  test.each(PAIRS)('keep $ink on $ground at $least : 1 in light and dark', ({ ink, ground, least }) => {
    const [front, back] = [scheme.get(ink), scheme.get(ground)];
    expect(front, `--color-${ink}`).toBeDefined();
    expect(back, `--color-${ground}`).toBeDefined();
    expect(contrastRatio(front?.light ?? '', back?.light ?? '')).toBeGreaterThanOrEqual(least);
    expect(contrastRatio(front?.dark ?? '', back?.dark ?? '')).toBeGreaterThanOrEqual(least);
  });

  test('have a contrast of 21 : 1 for black on white', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('styles', () => {
  test('use only tokens that exist', () => {
    const definedTokens = new Set([...tokens.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/var\(\s*(--[\w-]*)(\$\{)?/g)]
        .filter(([, name = '', computed]) =>
          computed
            ? ![...definedTokens].some((token) => token?.startsWith(name)) && !isLocal(name, path, text)
            : !definedTokens.has(name) && !isLocal(name, path, text),
        )
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('keep raw colours in the tokens', () => {
    const notation = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(/gi;
    expect([...offences(notation, colourText), ...offences(namedColour, colourText)]).toEqual([]);
  });

  test('keep raw type sizes in the tokens', () => {
    expect(offences(/font-size:[^;]*\dpx|\bfont:[^;]*\dpx|fontSize:?\s*[=:{'"]*\s*\d/g, (text) => text)).toEqual([]);
  });
});

const namedColour =
  /(?<![\w-])(?:black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|navy|teal|olive|maroon|lime|aqua|fuchsia|gold|indigo|crimson|tomato|coral|ivory|beige|tan|salmon|khaki|violet|cyan|magenta)(?![\w-])/gi;

/** Custom properties that begin with `--_` are local to a component: set by its script or style sheet. */
function isLocal(name: string, path: string, text: string): boolean {
  if (!name.startsWith('--_')) return false;
  const textOf = (suffix: string) =>
    sources.find((source) => source.path === path.replace(/(\.module\.css|\.tsx)$/, suffix))?.text;
  if (name.endsWith('-')) return textOf('.module.css')?.includes(name) ?? false;
  return text.includes(`${name}:`) || (textOf('.tsx')?.includes(`'${name}'`) ?? false);
}

/** The declaration values of a style sheet, or the colour attributes and style properties of a script. */
function colourText(text: string, path: string): string {
  const values = path.endsWith('.css')
    ? text.matchAll(/:\s*([^;{}]+);/g)
    : text.matchAll(
        /\b(?:fill|stroke|color|background\w*|stopColor|floodColor|border\w*|outline)\s*[=:]\s*\{?\s*(["'`][^"'`]*["'`])/g,
      );
  return [...values].map(([, value]) => value).join('\n');
}

function offences(pattern: RegExp, part: (text: string, path: string) => string): string[] {
  return sources
    .filter(({ path }) => path !== VOICE_COLOURS)
    .flatMap(({ path, text }) => [...part(text, path).matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
