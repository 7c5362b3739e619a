import { describe, expect, test } from 'vitest';
import {
  CALLED_COLOURS,
  type GoshokuInput,
  type GoshokuState,
  start,
  step,
} from '../../../../src/practices/goshoku/rules.ts';
import type { ReviewGrade } from '../../../../sync/model/kata/review-schedule.ts';
import { deckOf } from '../deck.ts';

const next = { type: 'next' } as const;

function stateAfter(inputs: readonly GoshokuInput[], from = start(deckOf(1))): GoshokuState {
  return inputs.reduce(step, from);
}

/** The state at the hardest colour, after the given answers; null gives none. */
function atHardest(grades: readonly (ReviewGrade | null)[]): GoshokuState {
  return grades.reduce(
    (state, grade) => step(grade === null ? state : step(state, { type: 'grade', grade }), next),
    stateAfter([next]),
  );
}

describe('goshoku', () => {
  test('goes from the plain voice through five colours, the hardest one and two at random to its end, unanswered', () => {
    const visited = [start(deckOf(1))];
    while (visited.at(-1)?.phase.name !== 'finished') {
      const last = visited.at(-1);
      if (last === undefined || visited.length > 20) throw new Error('The drill does not end');
      visited.push(step(last, next));
    }
    const names = ['plain', ...Array(5).fill('colour'), 'hardest', 'called', 'called', 'finished'];
    expect(visited.map(({ phase }) => phase.name)).toEqual(names);
    expect(new Set(visited.map(({ sentence }) => sentence)).size).toBe(1);
    expect(step(visited.at(-1) ?? start(deckOf(1)), next)).toBe(visited.at(-1));
  });

  test.for<readonly [readonly (ReviewGrade | null)[], number | null]>([
    [[null, null, null, null, null], null],
    [['remembered', null, 'remembered', null, 'remembered'], null],
    [['remembered', 'hard', null, 'hard', 'remembered'], 1],
    [['hard', 'remembered', 'hard', 'again', 'again'], 3],
  ])('takes of the answers %j colour %s as the hardest', ([grades, hardest]) => {
    expect(atHardest(grades).phase).toEqual({ name: 'hardest', colour: hardest });
  });

  test('lets the member choose the hardest colour, there only', () => {
    expect(step(atHardest([null, null, null, null, null]), { type: 'choose', colour: 2 }).phase).toEqual({
      name: 'hardest',
      colour: 2,
    });
    const plain = start(deckOf(1));
    expect(step(plain, { type: 'choose', colour: 2 })).toBe(plain);
    expect(step(plain, { type: 'grade', grade: 'hard' })).toBe(plain);
  });

  test('keeps the last answer about a colour', () => {
    const state = stateAfter([next, { type: 'grade', grade: 'again' }, { type: 'grade', grade: 'remembered' }]);
    expect([...state.grades]).toEqual([[0, 'remembered']]);
  });

  test('calls two different colours, not always the same ones', () => {
    const calls = Array.from({ length: 40 }, (_, seed) => {
      const { phase } = stateAfter([next, next, next, next, next, next, next], start(deckOf(seed)));
      if (phase.name !== 'called') throw new Error(`Colours are not called in ${phase.name}`);
      expect(new Set(phase.colours).size).toBe(CALLED_COLOURS[1]);
      return phase.colours;
    });
    expect([...new Set(calls.flat())].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('changes the sentence before the first colour or after the end only', () => {
    const newSentence = { type: 'newSentence' } as const;
    const inColour = stateAfter([next]);
    expect(step(inColour, newSentence)).toBe(inColour);
    const plain = start(deckOf(3));
    expect(step(plain, newSentence).sentence).not.toBe(plain.sentence);
  });
});

describe('the takes of the colours', () => {
  const take = (colour: number) => ({ type: 'take', colour }) as const;
  const guess = (colour: number) => ({ type: 'guess', colour }) as const;
  const CALLS = CALLED_COLOURS[1];
  /** After the last called colour. */
  const called = (takes: readonly number[]) =>
    stateAfter([...takes.map(take), ...Array.from({ length: 7 + CALLS }, () => next)]);
  const hearing = called([0, 2, 4, 2]);
  const coloursOf = ({ phase }: GoshokuState) => (phase.name === 'hearing' ? phase.colours : []);

  test('are heard at the end in a mixed order, each once', () => {
    expect(hearing.phase).toMatchObject({ name: 'hearing', turn: 0, guess: null });
    expect(coloursOf(hearing).toSorted()).toEqual([0, 2, 4]);
    const orders = [1, 2, 3, 4, 5, 6].map((seed) => {
      const inputs = [...[0, 1, 2, 3, 4].map(take), ...Array.from({ length: 7 + CALLS }, () => next)];
      return coloursOf(stateAfter(inputs, start(deckOf(seed)))).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  test('are not heard if there are fewer than two', () => {
    expect(called([]).phase.name).toBe('finished');
    expect(called([3]).phase.name).toBe('finished');
  });

  test('may be passed without a guess', () => {
    const finished = stateAfter([next, next, next], hearing);
    expect(finished.phase.name).toBe('finished');
    expect(finished.heard).toEqual({ right: 0, guessed: 0 });
  });

  test('take the first guess', () => {
    const [first = 0, second = 0] = coloursOf(hearing);
    const after = stateAfter([guess(first), guess(second), next, guess(first), next], hearing);
    expect(after.heard).toEqual({ right: 1, guessed: 2 });
    expect(after.phase).toMatchObject({ turn: 2, guess: null });
  });

  test('are gone with another sentence', () => {
    const finished = stateAfter([next, next, next], hearing);
    expect(step(finished, { type: 'newSentence' })).toMatchObject({ takes: [], phase: { name: 'plain' } });
  });
});
