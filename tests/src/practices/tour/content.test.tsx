import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { talkThemes } from '../../../../src/practices/tour/content.ts';
import * as icons from '../../../../src/practices/tour/theme-icons.ts';
import { repeatedIn } from '../plain-sentences.ts';

describe('tour themes', () => {
  test('have their own icon', () => {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: nothing is bundled
    const drawn = talkThemes.map(({ icon }) => renderToStaticMarkup(createElement(icons[icon])));
    expect(repeatedIn(drawn)).toEqual([]);
    for (const markup of drawn) expect(markup).toMatch(/^<svg .*<(path|circle|rect|line)/u);
  });

  test('have four prompts each, with unique texts and openings', () => {
    for (const { examples } of talkThemes) expect(examples).toHaveLength(4);
    expect(repeatedIn(talkThemes.flatMap(({ examples }) => examples.map((prompt) => prompt.slice(0, 7))))).toEqual([]);
  });

  test('have a line of a sample for each prompt', () => {
    const samples = talkThemes.flatMap(({ sample = [] }) => sample);
    expect(samples).toHaveLength(4 * talkThemes.length);
    expect(repeatedIn(samples.map((line) => line.slice(0, 7)))).toEqual([]);
    for (const line of samples) expect(line).toMatch(/。$/u);
  });

  test('ask for a voice only when they are not silent', () => {
    const aloud = /声に出し|声を出し|話しかけ|しゃべ/u;
    const loud = talkThemes.filter(
      ({ silent, description, examples }) => silent && [description, ...examples].some((text) => aloud.test(text)),
    );
    expect(loud.map(({ id }) => id)).toEqual([]);
  });

  test('have whole sentences below a title that is none', () => {
    for (const { title, description, examples } of talkThemes) {
      for (const text of [description, ...examples]) expect(text).toMatch(/。$/u);
      expect(title).not.toMatch(/。/u);
    }
  });
});
