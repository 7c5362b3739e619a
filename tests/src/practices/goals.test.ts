import { describe, expect, test } from 'vitest';
import { goals } from '../../../src/practices/goals.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { practices } from '../../../src/practices/registry.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../../src/practices/setsuna/content.ts';

describe('the goal before a first visit', () => {
  test('exists for every drill of the list', () => {
    expect(practices.map(({ id }) => id).filter((id) => id !== 'tsuki' && goals[id] === undefined)).toEqual([]);
  });

  test('shows examples that are in no pack', () => {
    const packs = JSON.stringify([jishoSentences, modifierPhrases, scenarios]);
    const parts = Object.values(goals).flatMap(({ example = '' }) => example.split(/[「」、。]/));
    const told = parts.filter((part) => part.length >= 5 && !/なら|と続くので|意味は|読みは/.test(part));
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((part) => packs.includes(part))).toEqual([]);
  });
});
