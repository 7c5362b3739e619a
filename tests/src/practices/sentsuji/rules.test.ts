import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import { answerOf, isLast, isRight, progress, start, step } from '../../../../src/practices/sentsuji/rules.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import { deckOf } from '../deck.ts';

describe('sentsuji', () => {
  test('starts at the first phrase with nothing answered', () => {
    expect(start(deckOf(1))).toMatchObject({ phrase: modifierPhrases[0], phase: 'asking', answered: 0 });
    expect(progress(start(deckOf(1)))).toEqual({ number: 1, total: modifierPhrases.length });
  });

  test('counts an answer once, however often it is revealed', () => {
    const revealed = step(start(deckOf(1)), { type: 'reveal' });
    expect(revealed).toMatchObject({ phrase: modifierPhrases[0], phase: 'revealed', answered: 1 });
    expect(step(revealed, { type: 'reveal' })).toBe(revealed);
  });

  test('hides the answer again at the next phrase', () => {
    const next = step(step(start(deckOf(1)), { type: 'reveal' }), { type: 'next' });
    expect(next).toMatchObject({ phrase: modifierPhrases[1], phase: 'asking', answered: 1 });
    expect(next.phrase).toBe(modifierPhrases[1]);
  });

  test('does not count a skipped phrase', () => {
    expect(step(start(deckOf(1)), { type: 'next' })).toMatchObject({
      phrase: modifierPhrases[1],
      phase: 'asking',
      answered: 0,
    });
  });

  test('goes through the phrases in order and stays at the last', () => {
    let state = step(start(deckOf(1)), { type: 'reveal' });
    const seen = [state.phrase.id];
    while (!isLast(state)) {
      state = step(step(state, { type: 'next' }), { type: 'reveal' });
      seen.push(state.phrase.id);
    }
    expect(seen).toEqual(modifierPhrases.map(({ id }) => id));
    expect(state.answered).toBe(modifierPhrases.length);
    expect(progress(state)).toEqual({ number: modifierPhrases.length, total: modifierPhrases.length });
    expect(step(state, { type: 'next' })).toBe(state);
  });
});

describe('a choice in sentsuji', () => {
  const asked = start(deckOf(1));
  const other = asked.phrase.type === 'rentai' ? 'renyou' : 'rentai';

  test('reveals the answer, counts, and is judged', () => {
    const right = step(asked, { type: 'choose', choice: asked.phrase.type });
    expect(right).toMatchObject({ phase: 'revealed', answered: 1, chosen: 1, right: 1 });
    expect(isRight(right)).toBe(true);
    const wrong = step(asked, { type: 'choose', choice: other });
    expect(wrong).toMatchObject({ phase: 'revealed', answered: 1, chosen: 1, right: 0 });
    expect(isRight(wrong)).toBe(false);
  });

  test('is not judged when the answer was only looked at', () => {
    const revealed = step(asked, { type: 'reveal' });
    expect(revealed).toMatchObject({ chosen: 0, right: 0 });
    expect(isRight(revealed)).toBeNull();
  });

  test('cannot be changed once the answer is shown, and does not last to the next phrase', () => {
    const wrong = step(asked, { type: 'choose', choice: other });
    expect(step(wrong, { type: 'choose', choice: asked.phrase.type })).toBe(wrong);
    expect(step(wrong, { type: 'next' })).toMatchObject({ phase: 'asking', choice: null, answered: 1, chosen: 1 });
  });
});

describe('a word in sentsuji', () => {
  const pool = modifierPhrases.filter(({ sentence }) => sentence !== undefined);
  const asked = start(deckOf(1), pool);
  const sentence = asked.phrase.sentence ?? { nouns: [], predicates: [] };
  const words = [...sentence.nouns, ...sentence.predicates];

  test('is right if the phrase leans on it, whatever its type is', () => {
    const judged = words.map((choice) => isRight(step(asked, { type: 'choose', choice })));
    expect(judged).toEqual(words.map((word) => word === answerOf(asked.phrase)));
    expect(judged.filter((right) => right)).toHaveLength(1);
    expect(isRight(step(asked, { type: 'choose', choice: asked.phrase.type }))).toBe(false);
  });

  test('counts like a choice of the type', () => {
    const choice = answerOf(asked.phrase);
    expect(step(asked, { type: 'choose', choice })).toMatchObject({ phase: 'revealed', choice, chosen: 1, right: 1 });
  });
});

describe('a phrase of sentsuji that is due', () => {
  const seen = (id: string, dueDay: string | null) =>
    [id, { lastSeen: toDay('2026-11-10'), lastGrade: null, dueDay: dueDay === null ? null : toDay(dueDay) }] as const;

  test('comes first, and the course goes on where it stopped', () => {
    const [first, second, third] = modifierPhrases;
    const memory = new Map([seen(first?.id ?? '', null), seen(second?.id ?? '', '2026-11-19')]);
    const returned = start(deckOf(1, memory));
    expect(returned).toMatchObject({ phrase: second, isReturned: true });
    expect(step(returned, { type: 'next' })).toMatchObject({ phrase: third, isReturned: false });
  });

  test('does not end the course, although it is the last one', () => {
    const last = modifierPhrases.at(-1);
    const returned = start(deckOf(1, new Map([seen(last?.id ?? '', '2026-11-19')])));
    expect(returned).toMatchObject({ phrase: last, isReturned: true });
    expect(isLast(returned)).toBe(false);
    expect(step(returned, { type: 'next' })).toMatchObject({ phrase: modifierPhrases[0], phase: 'asking' });
  });
});
