import { describe, expect, test } from 'vitest';
import { obviousThings } from '../../../../src/practices/bunkai/content.ts';
import { type BunkaiState, partId, quotedThing, start, step } from '../../../../src/practices/bunkai/rules.ts';
import { itemAt } from '../../../../src/practices/random/item-at.ts';
import { deckOf } from '../deck.ts';

const next = { type: 'next' } as const;
const newThing = { type: 'newThing' } as const;

/** The state at the end, with what was written where the parts are named. */
function finished(parts?: string): BunkaiState {
  const naming = [next, next, next, next, next].reduce(step, start(deckOf(1)));
  return step(naming, { ...next, ...(parts === undefined ? {} : { parts }) });
}

describe('bunkai', () => {
  test('asks four questions, then for parts, and compares, without an answer', () => {
    let state = start(deckOf(1));
    const phases = [state.phase];
    while (state.phase.name !== 'finished' && phases.length < 10) {
      state = step(state, next);
      phases.push(state.phase);
    }
    expect(phases).toEqual([
      { name: 'thing' },
      { name: 'asking', question: 0 },
      { name: 'asking', question: 1 },
      { name: 'asking', question: 2 },
      { name: 'asking', question: 3 },
      { name: 'naming' },
      { name: 'finished' },
    ]);
    expect(state.ownParts).toEqual([]);
    expect(step(state, next)).toBe(state);
  });

  test('reads one part from each line', () => {
    const state = finished(' 目印 \n\n合図\r\n目印\n');
    expect(state.ownParts).toEqual(['目印', '合図']);
    expect(state.phase).toEqual({ name: 'finished' });
  });

  test('keeps the last answer about each part, once they are compared', () => {
    const asking = step(start(deckOf(1)), next);
    expect(step(asking, { type: 'grade', part: 0, grade: 'hard' })).toBe(asking);
    const state = [
      { type: 'grade', part: 2, grade: 'again' } as const,
      { type: 'grade', part: 0, grade: 'hard' } as const,
      { type: 'grade', part: 2, grade: 'remembered' } as const,
    ].reduce(step, finished());
    expect(Object.fromEntries(state.grades)).toEqual({ 0: 'hard', 2: 'remembered' });
  });

  test('changes the thing before the first question or after the end, without its parts', () => {
    const asking = step(start(deckOf(1)), next);
    expect(step(asking, newThing)).toBe(asking);
    const before = step(finished('目印'), { type: 'grade', part: 0, grade: 'hard' });
    const again = step(before, newThing);
    expect(again).toMatchObject({ phase: { name: 'thing' }, ownParts: [] });
    expect(again.grades.size).toBe(0);
    expect(again.thing.id).not.toBe(before.thing.id);
  });

  test('brackets a thing once', () => {
    const thing = itemAt(obviousThings, 0);
    expect(quotedThing({ ...thing, thing: '待つ' })).toBe('「待つ」');
    expect(quotedThing({ ...thing, thing: '「もしもし」' })).toBe('「もしもし」');
  });

  test('names a part by its thing and its place from 1', () => {
    expect(partId({ ...itemAt(obviousThings, 0), id: 'bunkai-009' }, 3)).toBe('bunkai-009-4');
  });
});
