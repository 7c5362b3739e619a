import { describe, expect, test } from 'vitest';
import { ryueSets } from '../../../../src/practices/ryue/content.ts';
import {
  CLOSED_SECONDS,
  judgements,
  OPEN_SECONDS,
  type PicturePhase,
  placesOf,
  type RyueInput,
  type RyueState,
  ryueMinutes,
  SETS_PER_PRACTICE,
  start,
  step,
  TRIES,
} from '../../../../src/practices/ryue/rules.ts';
import type { PracticeLevel } from '../../../../sync/model/practice/level.ts';
import { deckOf } from '../deck.ts';

const begin = { type: 'begin', now: 0 } as const;
const next = { type: 'next', now: 0 } as const;

function begun(level: PracticeLevel, inputs: readonly RyueInput[] = []): RyueState {
  return inputs.reduce(step, step(start({ ...deckOf(1), level }), begin));
}

function pictureOf(state: RyueState): PicturePhase {
  if (state.phase !== 'picture') throw new Error('No picture is shown');
  return state;
}

/** The views of one visit, each once, with the number of its set. */
function views(level: PracticeLevel): readonly string[] {
  const shown = [pictureOf(begun(level))];
  for (;;) {
    const last = shown.at(-1) as PicturePhase & RyueState;
    const following = step(last, next);
    if (following === last) return shown.map(({ number, view }) => `${number} ${view}`);
    shown.push(pictureOf(following));
  }
}

const numbers = [1, 2, 3, 4, 5];
const intro = start(deckOf(1));

describe('flow pictures', () => {
  test('start at the introduction and wait for begin', () => {
    expect(intro.phase).toBe('intro');
    expect(step(intro, next)).toBe(intro);
  });

  test('close the eyes between the first picture and the second of five sets, and stay at the last one', () => {
    expect(views(1)).toEqual(numbers.flatMap((number) => [`${number} before`, `${number} eyes`, `${number} after`]));
  });

  test('have the changes found from 中級 on, with the eyes closed before it at 上級', () => {
    expect(views(2)).toEqual(numbers.flatMap((number) => [`${number} before`, `${number} finding`, `${number} after`]));
    expect(views(3).slice(0, 4)).toEqual(['1 before', '1 eyes', '1 finding', '1 after']);
  });

  test('are five different sets', () => {
    let state = begun(2);
    const sets = new Set<string>();
    for (let page = 0; page < 3 * SETS_PER_PRACTICE; page += 1) {
      sets.add(pictureOf(state).set.id);
      state = step(state, next);
    }
    expect(sets.size).toBe(SETS_PER_PRACTICE);
    for (const id of sets) expect(ryueSets.map((set) => set.id)).toContain(id);
  });

  test('open the eyes by themselves, and close the first picture from 中級 on', () => {
    const viewAt = (state: RyueState, seconds: number) =>
      pictureOf(step(state, { type: 'tick', now: 1000 * seconds })).view;
    expect(viewAt(begun(1), 3600)).toBe('before');
    const eyes = begun(1, [next]);
    expect([viewAt(eyes, CLOSED_SECONDS - 1), viewAt(eyes, CLOSED_SECONDS)]).toEqual(['eyes', 'after']);
    const open = begun(2);
    expect([viewAt(open, OPEN_SECONDS - 1), viewAt(open, OPEN_SECONDS)]).toEqual(['before', 'finding']);
    const longer = step(open, { type: 'longer' });
    expect([viewAt(longer, OPEN_SECONDS), viewAt(longer, 2 * OPEN_SECONDS)]).toEqual(['before', 'finding']);
    expect(step(begun(1), { type: 'longer' })).toEqual(begun(1));
  });

  test('are recorded with the minutes that passed, from 1 to 15', () => {
    expect([0, 1, 7, 15, 16, 1440].map(ryueMinutes)).toEqual([1, 1, 7, 15, 15, 15]);
  });
});

describe('the changes of a pair', () => {
  const finding = begun(2, [next]);
  const { set } = pictureOf(finding);
  const touch = ([left = 0, top = 0, width = 0, height = 0]: readonly number[] = []): RyueInput => ({
    type: 'touch',
    at: { x: left + width / 2, y: top + height / 2 },
  });
  const judged = (inputs: readonly RyueInput[]) => judgements(pictureOf(inputs.reduce(step, finding)));

  test('are found by touching their place, or by choosing its name', () => {
    const [first, second] = set.changes;
    const found = judged([touch(first?.areas[0]), { type: 'choose', name: second?.name ?? '' }]);
    expect(found.map(([item]) => item)).toEqual([1, 2, 3, 4, 5].map((number) => `${set.id}-${number}`));
    expect(found.map(([, judgement]) => judgement)).toEqual(['right', 'right', 'wrong', 'wrong', 'wrong']);
  });

  test('are not judged without a try', () => {
    expect(judged([])).toEqual([]);
    expect(judged([next])).toEqual([]);
  });

  test('may be tried five times, and a place that was tried counts once', () => {
    const [first] = set.changes;
    const again = [
      touch(first?.areas[0]),
      touch(first?.areas[0]),
      { type: 'choose', name: first?.name ?? '' },
    ] as const;
    expect(pictureOf(again.reduce(step, finding)).tries).toHaveLength(1);
    const wrong = set.same.flatMap((name): readonly RyueInput[] => [
      { type: 'choose', name },
      { type: 'choose', name },
    ]);
    const all = [...wrong, ...set.changes.map(({ name }): RyueInput => ({ type: 'choose', name }))];
    const { tries } = pictureOf(all.reduce(step, finding));
    expect(tries).toHaveLength(TRIES);
    expect(tries.filter(({ change }) => change === null)).toHaveLength(set.same.length);
  });

  test('are not tried before the second picture is shown', () => {
    const before = begun(2);
    expect(step(before, touch(set.changes[0]?.areas[0]))).toBe(before);
  });

  test('stand in a list with places that both pictures share, in an order of the visit', () => {
    const places = placesOf(set, 1);
    expect(new Set(places)).toEqual(new Set([...set.changes.map(({ name }) => name), ...set.same]));
    expect(new Set([1, 2, 3, 4].map((seed) => placesOf(set, seed).join())).size).toBeGreaterThan(1);
  });
});
