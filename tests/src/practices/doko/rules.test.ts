import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../../src/practices/doko/cards.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import {
  countQuestions,
  type DokoInput,
  type DokoState,
  lightOn,
  questionsResult,
  start,
  step,
} from '../../../../src/practices/doko/rules.ts';
import { deckOf } from '../deck.ts';

const SEED = 7;

function played(inputs: readonly DokoInput[]): DokoState {
  return inputs.reduce(step, start(deckOf(SEED)));
}

const answered: DokoInput = { type: 'answered' };
const ask = (question: string): DokoInput => ({ type: 'ask', question });

const anyInput: fc.Arbitrary<DokoInput> = fc.oneof(
  fc.string().map(ask),
  fc.constantFrom<DokoInput>(
    ask('季節は？'),
    { type: 'chooseCard', card: 'summer' },
    { type: 'changeCard', card: 'winter' },
    { type: 'askCard', card: 'alone' },
    { type: 'answered' },
    { type: 'close' },
    { type: 'resume' },
    { type: 'reveal' },
    { type: 'clear' },
    { type: 'newProblem' },
  ),
);

describe('dokō', () => {
  test('starts with a hidden scenario and no questions', () => {
    const state = start(deckOf(SEED));
    expect(dokoScenarios).toContain(state.scenario);
    expect(state).toMatchObject({ phase: { name: 'asking' }, exchanges: [], picks: {} });
  });

  test('thinks about a question until its answer appears', () => {
    const thinking = played([ask(' 季節は夏ですか？\n')]);
    expect(thinking).toMatchObject({
      phase: { name: 'thinking', asked: { question: '季節は夏ですか？', card: 'summer' } },
      exchanges: [],
    });

    const after = step(thinking, answered);
    const isSummer = after.scenario.time.includes('夏');
    expect(after.phase).toEqual({ name: 'asking' });
    expect(after.exchanges).toMatchObject([
      { question: '季節は夏ですか？', card: 'summer', answer: isSummer ? 'はい' : 'いいえ' },
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
    expect(state.exchanges.slice(state.shownFrom).map(({ question }) => question)).toEqual(['屋外ですか']);
    expect(countQuestions(state)).toBe(2);
  });

  test('ignores questions after the reveal, but clears the list', () => {
    const revealed = played([ask('夏ですか'), { type: 'answered' }, { type: 'reveal' }]);
    expect(revealed).toMatchObject({ phase: { name: 'revealed' }, exchanges: [{ question: '夏ですか' }] });
    expect(step(revealed, ask('屋外ですか'))).toBe(revealed);
    expect(step(revealed, { type: 'clear' })).toEqual({ ...revealed, shownFrom: 1 });
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

  test('lets the member choose a card where a question may mean several', () => {
    const choosing = played([ask('季節は？')]);
    expect(choosing).toMatchObject({ phase: { name: 'choosing', others: ['spring', 'summer', 'autumn', 'winter'] } });
    expect(step(choosing, ask('夏ですか'))).toBe(choosing);
    const chosen = step(step(choosing, { type: 'chooseCard', card: 'autumn' }), answered);
    expect(chosen.exchanges).toMatchObject([
      { question: '季節は？', card: 'autumn', others: ['spring', 'summer', 'winter'] },
    ]);
    const none = step(step(choosing, { type: 'chooseCard', card: null }), answered);
    expect(none.exchanges).toMatchObject([
      { card: null, answer: 'わからない', others: ['spring', 'summer', 'autumn', 'winter'] },
    ]);
  });

  test('has no card for a question of unknown words, and offers near ones that replace it', () => {
    const state = played([ask('学割はありますか'), answered]);
    const [exchange] = state.exchanges;
    expect(exchange).toMatchObject({ card: null, answer: 'わからない' });
    expect(countQuestions(state)).toBe(0);
    const changed = step(step(state, { type: 'changeCard', card: 'school' }), answered);
    expect(changed.exchanges).toMatchObject([{ question: '学割はありますか', card: 'school' }]);
    expect(countQuestions(changed)).toBe(1);
  });

  test('keeps the former card among the others when it is changed', () => {
    const state = played([ask('夏ですか'), answered, { type: 'changeCard', card: 'winter' }, answered]);
    expect(state.exchanges).toMatchObject([{ question: '夏ですか', card: 'winter', others: ['summer'] }]);
  });

  test('answers a card from the drawers with its text as the question', () => {
    const state = played([{ type: 'askCard', card: 'outdoors' }, answered]);
    expect(state.exchanges).toMatchObject([{ question: '屋外ですか', card: 'outdoors', others: [] }]);
  });

  test('lights one of the five by half with its first はい and then wholly, also after the list is cleared', () => {
    const asked = (cards: readonly CardId[]) =>
      played([
        ...cards.flatMap((card): readonly DokoInput[] => [{ type: 'askCard', card }, answered]),
        { type: 'clear' },
      ]);
    const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
    const hours = ['morning', 'midday', 'evening', 'night'] as const;
    expect(lightOn('time', played([]))).toBe('none');
    expect(lightOn('time', asked([...seasons, ...seasons]))).toBe('half');
    expect(lightOn('time', asked([...seasons, ...hours]))).toBe('whole');
    expect(lightOn('place', asked([...seasons, ...hours]))).toBe('none');
    const next = [{ type: 'reveal' }, { type: 'newProblem' }] as const;
    expect(lightOn('time', next.reduce(step, asked(seasons)))).toBe('none');
  });

  test('keeps the closing choice when the member returns to the questions', () => {
    const closing = played([{ type: 'close' }, { type: 'pick', thing: 'time', scene: 'doko-003' }]);
    expect(closing).toMatchObject({ phase: { name: 'closing' }, picks: { time: 'doko-003' } });
    const again = [{ type: 'resume' }, { type: 'reveal' }] as const;
    expect(again.reduce(step, closing)).toMatchObject({ phase: { name: 'revealed' }, picks: { time: 'doko-003' } });
  });

  test('keeps the number of questions where something was chosen at the end', () => {
    const asked = [ask('夏ですか'), { type: 'answered' }, { type: 'close' }] as const;
    const chosen = played([...asked, { type: 'pick', thing: 'time', scene: 'doko-003' }]);
    expect(questionsResult(chosen)).toEqual([`doko-questions-${chosen.scenario.id}`, '1']);
    expect(questionsResult(played(asked))).toBeNull();
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
