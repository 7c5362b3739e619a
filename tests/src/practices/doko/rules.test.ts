import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { type DokoInput, type DokoState, start, step, THINKING_MS } from '../../../../src/practices/doko/rules.ts';
import { deckOf } from '../deck.ts';

const SEED = 7;

function played(inputs: readonly DokoInput[]): DokoState {
  return inputs.reduce(step, start(deckOf(SEED)));
}

const ask = (question: string): DokoInput => ({ type: 'ask', question });

const anyInput: fc.Arbitrary<DokoInput> = fc.oneof(
  fc.string().map(ask),
  fc.constantFrom<DokoInput>({ type: 'answered' }, { type: 'reveal' }, { type: 'clear' }, { type: 'newProblem' }),
);

describe('dokō', () => {
  test('starts with a hidden scenario and no questions', () => {
    const state = start(deckOf(SEED));
    expect(dokoScenarios).toContain(state.scenario);
    expect(state).toMatchObject({ phase: { name: 'asking' }, exchanges: [], found: [] });
  });

  test('thinks for a second', () => {
    expect(THINKING_MS).toBe(1000);
  });

  test('thinks about a question until its answer appears', () => {
    const thinking = played([ask(' 季節は夏ですか？\n')]);
    expect(thinking).toMatchObject({ phase: { name: 'thinking', question: '季節は夏ですか？' }, exchanges: [] });

    const answered = step(thinking, { type: 'answered' });
    const isSummer = answered.scenario.time.includes('夏');
    expect(answered.phase).toEqual({ name: 'asking' });
    expect(answered.exchanges).toEqual([
      { question: '季節は夏ですか？', answer: isSummer ? 'はい' : 'いいえ', found: isSummer ? ['time'] : [] },
    ]);
  });

  test('lists the questions oldest first', () => {
    const state = played([ask('夏ですか'), { type: 'answered' }, ask('屋外ですか'), { type: 'answered' }]);
    expect(state.exchanges.map(({ question }) => question)).toEqual(['夏ですか', '屋外ですか']);
  });

  test.for(['', ' ', '　\n\t'])('does not send the blank question %j', (question) => {
    expect(played([ask(question)])).toEqual(start(deckOf(SEED)));
  });

  test.for<DokoInput>([ask('屋外ですか'), { type: 'reveal' }, { type: 'newProblem' }])(
    'ignores $type while an answer is pending',
    (input) => {
      const thinking = played([ask('夏ですか')]);
      expect(step(thinking, input)).toBe(thinking);
    },
  );

  test('answers a pending question even if the list was cleared', () => {
    const state = played([
      ask('夏ですか'),
      { type: 'answered' },
      ask('屋外ですか'),
      { type: 'clear' },
      { type: 'answered' },
    ]);
    expect(state.exchanges.map(({ question }) => question)).toEqual(['屋外ですか']);
  });

  test('ignores questions after the reveal, but clears the list', () => {
    const revealed = played([ask('夏ですか'), { type: 'answered' }, { type: 'reveal' }]);
    expect(revealed).toMatchObject({ phase: { name: 'revealed' }, exchanges: [{ question: '夏ですか' }] });
    expect(step(revealed, ask('屋外ですか'))).toBe(revealed);
    expect(step(revealed, { type: 'clear' })).toEqual({ ...revealed, exchanges: [] });
  });

  test('starts a new problem only after the reveal', () => {
    const asking = played([ask('夏ですか'), { type: 'answered' }]);
    expect(step(asking, { type: 'newProblem' })).toBe(asking);
  });

  test('resets the questions and the reveal with a new problem', () => {
    const before = played([ask('夏ですか'), { type: 'answered' }, { type: 'reveal' }]);
    const state = step(before, { type: 'newProblem' });
    expect(state).toMatchObject({ phase: { name: 'asking' }, exchanges: [] });
    expect(state.scenario).not.toBe(before.scenario);
  });

  test('finds each of the five things once, with the first はい about it, and keeps it when the list is cleared', () => {
    const season = ['春', '夏', '秋', '冬'].find((each) => start(deckOf(SEED)).scenario.time.startsWith(each));
    const answered: DokoInput = { type: 'answered' };
    const first = played([ask(`${season}ですか`), answered]);
    expect(first.found).toEqual(['time']);
    const second = [ask('人はいますか'), answered, ask(`${season}ですか`), answered].reduce(step, first);
    expect(second.exchanges.map(({ found }) => found)).toEqual([['time'], ['person'], []]);
    expect(step(second, { type: 'clear' }).found).toEqual(['time', 'person']);
    const next = [{ type: 'reveal' }, { type: 'newProblem' }] as const;
    expect(next.reduce(step, second).found).toEqual([]);
  });

  test('finds nothing with an いいえ or a わからない', () => {
    const isWinter = start(deckOf(SEED)).scenario.time.startsWith('冬');
    const state = played([
      ask(isWinter ? '夏ですか' : '冬ですか'),
      { type: 'answered' },
      ask('女性ですか'),
      { type: 'answered' },
    ]);
    expect(state).toMatchObject({ found: [], exchanges: [{ found: [] }, { found: [] }] });
  });

  test('shows all scenarios before repeating one', () => {
    const seen = [start(deckOf(SEED))];
    while (seen.length < dokoScenarios.length) {
      const last = seen.at(-1) ?? start(deckOf(SEED));
      seen.push(step(step(last, { type: 'reveal' }), { type: 'newProblem' }));
    }
    expect(new Set(seen.map(({ scenario }) => scenario)).size).toBe(dokoScenarios.length);
  });

  test('always has a valid scenario and no blank question for any input', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(anyInput), (seed, inputs) => {
        const state = inputs.reduce(step, start(deckOf(seed)));
        expect(dokoScenarios).toContain(state.scenario);
        expect(state.exchanges.every(({ question }) => question.trim() === question && question !== '')).toBe(true);
      }),
    );
  });
});
