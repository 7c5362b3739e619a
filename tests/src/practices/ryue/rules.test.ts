import { describe, expect, test } from 'vitest';
import { ryueSets } from '../../../../src/practices/ryue/content.ts';
import { type RyueState, ryueMinutes, SETS_PER_PRACTICE, start, step } from '../../../../src/practices/ryue/rules.ts';
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

  test('show the first picture, the second and both of five different sets', () => {
    const pages = Array.from({ length: 15 }, (_, page) => turned(page));
    const shown = pages.flatMap((page) => (page.phase === 'picture' ? [page] : []));
    expect(shown.map(({ number, view }) => `${number} ${view}`)).toEqual(
      [1, 2, 3, 4, 5].flatMap((number) => [`${number} before`, `${number} after`, `${number} both`]),
    );
    expect(new Set(shown.map(({ set }) => set)).size).toBe(SETS_PER_PRACTICE);
    for (const { set } of shown) expect(ryueSets).toContain(set);
  });

  test('stay at the last set, which is shown side by side', () => {
    expect(turned(17)).toEqual(turned(14));
  });

  test('are recorded with the minutes that passed, from 1 to 15', () => {
    expect([0, 1, 7, 15, 16, 1440].map(ryueMinutes)).toEqual([1, 1, 7, 15, 15, 15]);
  });
});
