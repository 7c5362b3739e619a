import { icons } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { type TalkTheme, talkThemes } from '../../../../src/practices/tour/content.ts';
import { forbiddenInCopy } from '../plain-copy.ts';

const themes: readonly TalkTheme[] = talkThemes;

describe('tour themes', () => {
  test('are eight with unique titles and icons', () => {
    expect(themes).toHaveLength(8);
    for (const field of ['id', 'title', 'description', 'icon'] as const) {
      expect(new Set(themes.map((theme) => theme[field])).size).toBe(8);
    }
  });

  test('have four prompts each, with unique texts and openings', () => {
    const prompts = themes.flatMap(({ examples }) => examples);
    expect(prompts).toHaveLength(32);
    expect(new Set(prompts.map((prompt) => prompt.slice(0, 5))).size).toBe(32);
  });

  test.for(themes.map(({ icon }) => icon))('use the existing lucide icon %s', (icon) => {
    expect(Object.keys(icons)).toContain(icon);
  });

  test('are written in plain copy', () => {
    for (const { title, description, examples } of themes) {
      for (const text of [title, description, ...examples]) expect(text).not.toMatch(forbiddenInCopy);
      for (const text of [description, ...examples]) expect(text).toMatch(/。$/u);
      expect(title).not.toMatch(/。/u);
    }
  });
});
