import { describe, expect, test } from 'vitest';
import { colouredSentences } from '../../../../src/practices/goshoku/content.ts';
import {
  CALLED_COLOURS,
  type GoshokuInput,
  type GoshokuState,
  start,
  step,
} from '../../../../src/practices/goshoku/rules.ts';
import type { ReviewGrade } from '../../../../sync/model/kata/review-schedule.ts';
import { deckOf } from '../deck.ts';

const NOW = 50_000;
const next = { type: 'next', now: NOW } as const;

function stateAfter(inputs: readonly GoshokuInput[], from = start(deckOf(1), NOW)): GoshokuState {
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
    const visited = [start(deckOf(1), NOW)];
    while (visited.at(-1)?.phase.name !== 'finished') {
      const last = visited.at(-1);
      if (last === undefined || visited.length > 20) throw new Error('The drill does not end');
      visited.push(step(last, next));
    }
    expect(visited.map(({ phase }) => phase.name)).toEqual([
      'plain',
      'colour',
      'colour',
      'colour',
      'colour',
      'colour',
      'hardest',
      'called',
      'called',
      'finished',
    ]);
    expect(new Set(visited.map(({ sentence }) => sentence)).size).toBe(1);
    expect(step(visited.at(-1) ?? start(deckOf(1), NOW), next)).toBe(visited.at(-1));
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
    const plain = start(deckOf(1), NOW);
    expect(step(plain, { type: 'choose', colour: 2 })).toBe(plain);
    expect(step(plain, { type: 'grade', grade: 'hard' })).toBe(plain);
  });

  test('keeps the last answer about a colour', () => {
    const state = stateAfter([next, { type: 'grade', grade: 'again' }, { type: 'grade', grade: 'remembered' }]);
    expect([...state.grades]).toEqual([[0, 'remembered']]);
  });

  test('calls two different colours, not always the same ones', () => {
    const calls = Array.from({ length: 40 }, (_, seed) => {
      const { phase } = stateAfter([next, next, next, next, next, next, next], start(deckOf(seed), NOW));
      if (phase.name !== 'called') throw new Error(`Colours are not called in ${phase.name}`);
      expect(new Set(phase.colours).size).toBe(CALLED_COLOURS[1]);
      return phase.colours;
    });
    expect([...new Set(calls.flat())].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('measures from the sentence to its end', () => {
    const inputs = Array.from({ length: 9 }, () => ({ type: 'next', now: NOW + 300_000 }) as const);
    expect(stateAfter(inputs).phase).toEqual({ name: 'finished', elapsedSeconds: 300 });
  });

  test('changes the sentence before the first colour or after the end, and repeats none before all were shown', () => {
    const newSentence = { type: 'newSentence', now: NOW } as const;
    const inColour = stateAfter([next]);
    expect(step(inColour, newSentence)).toBe(inColour);
    let state = start(deckOf(3), NOW);
    const seen = new Set([state.sentence.id]);
    for (let shown = 1; shown < colouredSentences.length; shown += 1) {
      state = step(state, newSentence);
      seen.add(state.sentence.id);
    }
    expect(seen.size).toBe(colouredSentences.length);
  });
});
