import { describe, expect, test } from 'vitest';
import { goals } from '../../../src/practices/goals.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { practices } from '../../../src/practices/registry.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../../src/practices/setsuna/content.ts';

describe('the goal before a first visit', () => {
  test('exists for every drill', () => {
    expect(practices.map(({ id }) => id).filter((id) => goals[id] === undefined)).toEqual([]);
  });

  test('shows examples that are in no pack', () => {
    const packs = JSON.stringify([jishoSentences, modifierPhrases, scenarios]);
    for (const { example = '' } of Object.values(goals)) {
      const quoted = [...example.matchAll(/「([^」]+)」/g)].map(([, text = '']) => text);
      expect(quoted.filter((text) => packs.includes(text))).toEqual([]);
    }
    expect(packs).not.toContain('映画館で席を立つ');
  });
});
