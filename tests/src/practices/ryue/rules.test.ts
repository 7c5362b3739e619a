import { describe, expect, test } from 'vitest';
import { ryueSets } from '../../../../src/practices/ryue/content.ts';
import { RYUE_MINUTES, type RyueState, SETS_PER_PRACTICE, start, step } from '../../../../src/practices/ryue/rules.ts';
import { deckOf } from '../deck.ts';

function turned(pages: number): RyueState {
  let state = step(start(deckOf(1)), { type: 'begin' });
  for (let page = 0; page < pages; page += 1) state = step(state, { type: 'next' });
  return state;
}

const intro = start(deckOf(1));

describe('flow pictures', () => {
  test('start at the introduction and wait for begin', () => {
    expect(intro.phase).toBe('intro');
    expect(step(intro, { type: 'next' })).toBe(intro);
  });

  test('show the first and the second picture of five different sets', () => {
    const pages = Array.from({ length: 10 }, (_, page) => turned(page));
    const shown = pages.flatMap((page) => (page.phase === 'picture' ? [page] : []));
    expect(shown.map(({ number, side }) => `${number} ${side}`)).toEqual(
      [1, 2, 3, 4, 5].flatMap((number) => [`${number} before`, `${number} after`]),
    );
    expect(new Set(shown.map(({ set }) => set)).size).toBe(SETS_PER_PRACTICE);
    for (const { set } of shown) expect(ryueSets).toContain(set);
  });

  test('complete once, after the second picture of the last set', () => {
    expect(turned(10).phase).toBe('completed');
    expect(turned(12).phase).toBe('completed');
  });

  test('return to the introduction from completion only', () => {
    expect(step(turned(10), { type: 'again' }).phase).toBe('intro');
    expect(step(turned(3), { type: 'again' })).toEqual(turned(3));
    expect(step(turned(10), { type: 'begin' }).phase).toBe('completed');
  });

  test('are recorded as fifteen minutes', () => {
    expect(RYUE_MINUTES).toBe(15);
  });
});
