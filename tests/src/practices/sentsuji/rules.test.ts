import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import {
  answerOf,
  isLast,
  isQuickRound,
  isRight,
  JUMP_ITEM,
  medianSeconds,
  progress,
  ROUND,
  scoreOf,
  secondsResult,
  start,
  step,
} from '../../../../src/practices/sentsuji/rules.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import type { ItemMemory } from '../../../../sync/model/practice/memory.ts';
import { deckOf } from '../deck.ts';

describe('sentsuji', () => {
  test('starts at the first phrase with nothing answered', () => {
    expect(start(deckOf(1), 0)).toMatchObject({ phrase: modifierPhrases[0], phase: 'asking', answers: [] });
    expect(progress(start(deckOf(1), 0))).toEqual({ inRound: 1, number: 1, total: modifierPhrases.length });
  });

  test('counts an answer once, however often it is revealed', () => {
    const revealed = step(start(deckOf(1), 0), { type: 'reveal', now: 0 });
    expect(revealed).toMatchObject({ phrase: modifierPhrases[0], phase: 'revealed' });
    expect(revealed.answers).toHaveLength(1);
    expect(step(revealed, { type: 'reveal', now: 0 })).toBe(revealed);
  });

  test('hides the answer again at the next phrase', () => {
    const next = step(step(start(deckOf(1), 0), { type: 'reveal', now: 0 }), { type: 'next', now: 0 });
    expect(next).toMatchObject({ phrase: modifierPhrases[1], phase: 'asking', choice: null });
    expect(next.phrase).toBe(modifierPhrases[1]);
  });

  test('does not count a skipped phrase', () => {
    expect(step(start(deckOf(1), 0), { type: 'next', now: 0 })).toMatchObject({
      phrase: modifierPhrases[1],
      phase: 'asking',
      answers: [],
    });
  });

  test('ends after ten phrases, and goes on in order in the next visit, up to the last one', () => {
    const seen: string[] = [];
    while (seen.length < modifierPhrases.length) {
      const memory = new Map(seen.map((id) => [id, { lastSeen: toDay('2026-11-19'), lastGrade: null, dueDay: null }]));
      let state = start(deckOf(1, memory), 0);
      while (!isLast(state)) {
        if (state.phase === 'revealed') state = step(state, { type: 'next', now: 0 });
        seen.push(state.phrase.id);
        expect(progress(state)).toMatchObject({ inRound: state.answers.length + 1, number: seen.length });
        state = step(state, { type: 'reveal', now: 0 });
      }
      expect(state.answers).toHaveLength(ROUND);
      expect(step(state, { type: 'next', now: 0 })).toBe(state);
    }
    expect(seen).toEqual(modifierPhrases.map(({ id }) => id));
  });
});

describe('a choice in sentsuji', () => {
  const asked = start(deckOf(1), 0);
  const other = asked.phrase.type === 'rentai' ? 'renyou' : 'rentai';

  test('reveals the answer, counts, and is judged', () => {
    const right = step(asked, { type: 'choose', choice: asked.phrase.type, now: 0 });
    expect(scoreOf(right)).toEqual({ chosen: 1, right: 1 });
    expect(isRight(right)).toBe(true);
    const wrong = step(asked, { type: 'choose', choice: other, now: 0 });
    expect(scoreOf(wrong)).toEqual({ chosen: 1, right: 0 });
    expect(isRight(wrong)).toBe(false);
  });

  test('is not judged when the answer was only looked at', () => {
    const revealed = step(asked, { type: 'reveal', now: 0 });
    expect(scoreOf(revealed)).toEqual({ chosen: 0, right: 0 });
    expect(medianSeconds(revealed)).toBeNull();
    expect(isRight(revealed)).toBeNull();
  });

  test('cannot be changed once the answer is shown, and does not last to the next phrase', () => {
    const wrong = step(asked, { type: 'choose', choice: other, now: 0 });
    expect(step(wrong, { type: 'choose', choice: asked.phrase.type, now: 0 })).toBe(wrong);
    expect(step(wrong, { type: 'next', now: 0 })).toMatchObject({ phase: 'asking', choice: null });
  });
});

describe('a word in sentsuji', () => {
  const pool = modifierPhrases.filter(({ sentence }) => sentence !== undefined);
  const asked = start(deckOf(1), 0, pool);
  const sentence = asked.phrase.sentence ?? { nouns: [], predicates: [] };
  const words = [...sentence.nouns, ...sentence.predicates];

  test('is right if the phrase leans on it, whatever its type is', () => {
    const judged = words.map((choice) => isRight(step(asked, { type: 'choose', choice, now: 0 })));
    expect(judged).toEqual(words.map((word) => word === answerOf(asked.phrase)));
    expect(judged.filter((right) => right)).toHaveLength(1);
    expect(isRight(step(asked, { type: 'choose', choice: asked.phrase.type, now: 0 }))).toBe(false);
  });

  test('counts like a choice of the type', () => {
    const choice = answerOf(asked.phrase);
    const chosen = step(asked, { type: 'choose', choice, now: 0 });
    expect([chosen.choice, scoreOf(chosen)]).toEqual([choice, { chosen: 1, right: 1 }]);
  });
});

describe('a phrase of sentsuji that is due', () => {
  const seen = (id: string, dueDay: string | null) =>
    [id, { lastSeen: toDay('2026-11-10'), lastGrade: null, dueDay: dueDay === null ? null : toDay(dueDay) }] as const;

  test('comes first, and the course goes on where it stopped', () => {
    const [first, second, third] = modifierPhrases;
    const memory = new Map([seen(first?.id ?? '', null), seen(second?.id ?? '', '2026-11-19')]);
    const returned = start(deckOf(1, memory), 0);
    expect(returned).toMatchObject({ phrase: second, isReturned: true });
    expect(step(returned, { type: 'next', now: 0 })).toMatchObject({ phrase: third, isReturned: false });
  });

  test('does not end the course, although it is the last one', () => {
    const last = modifierPhrases.at(-1);
    const returned = start(deckOf(1, new Map([seen(last?.id ?? '', '2026-11-19')])), 0);
    expect(returned).toMatchObject({ phrase: last, isReturned: true });
    expect(isLast(returned)).toBe(false);
    expect(step(returned, { type: 'next', now: 0 })).toMatchObject({ phrase: modifierPhrases[0], phase: 'asking' });
  });
});

describe('a round of the first 段', () => {
  const wait = (seconds: number) => seconds * 1000;

  /** A round in which each answer takes the next of these seconds; `wrong` of them are not right. */
  function play(
    seconds: readonly number[],
    { wrong = 0, pool = modifierPhrases, memory = new Map<string, ItemMemory>() } = {},
  ) {
    let now = 0;
    let state = start(deckOf(1, memory), now, pool);
    for (const [index, took] of seconds.entries()) {
      if (index > 0) state = step(state, { type: 'next', now });
      now += wait(took);
      const choice = index < wrong ? 'neither' : answerOf(state.phrase);
      state = step(state, { type: 'choose', choice, now });
      // The explanation is read without haste.
      now += wait(60);
    }
    return state;
  }
  const all = (seconds: number) => Array<number>(ROUND).fill(seconds);

  test('has the median of the seconds that its choices took', () => {
    expect(medianSeconds(play([2]))).toBe(2);
    expect(medianSeconds(play([1, 9, 3]))).toBe(3);
    expect(medianSeconds(play([8, 2, 1, 4]))).toBe(3);
  });

  test('keeps the seconds of its new phrases, once it is full and they are of one 段', () => {
    expect(secondsResult(play(all(4)))).toEqual(['sentsuji-seconds-1', '4']);
    expect(secondsResult(play(all(4).slice(1)))).toBeNull();
    const seen = { lastSeen: toDay('2026-11-10'), lastGrade: null, dueDay: null };
    const memoryOf = (count: number) => new Map(modifierPhrases.slice(0, count).map(({ id }) => [id, seen] as const));
    const due = new Map([...memoryOf(3)].map(([id, memory]) => [id, { ...memory, dueDay: toDay('2026-11-19') }]));
    const returned = play([30, 4, 4, 4, 30, 4, 4, 4, 30, 4], { memory: due });
    expect([scoreOf(returned).chosen, secondsResult(returned)]).toEqual([ROUND, ['sentsuji-seconds-1', '4']]);
    expect(secondsResult(play(all(4), { memory: memoryOf(45) }))).toBeNull();
  });

  test('leads to the third 段 if it is right without long thinking', () => {
    expect(isQuickRound(play(all(4)))).toBe(true);
    expect(isQuickRound(play([...all(3).slice(1), 60]))).toBe(true);
    expect(isQuickRound(play(all(5)))).toBe(false);
    expect(isQuickRound(play(all(1), { wrong: 1 }))).toBe(false);
    expect(isQuickRound(play(all(1).slice(1)))).toBe(false);
    expect(isQuickRound(play(all(1), { pool: modifierPhrases.filter(({ level }) => level > 1) }))).toBe(false);
  });

  test('is followed by the third 段, and what is due comes back', () => {
    const seen = { lastSeen: toDay('2026-11-19'), lastGrade: null, dueDay: null };
    const jumped = start(deckOf(1, new Map([[JUMP_ITEM, seen]])), 0);
    expect(jumped.phrase).toBe(modifierPhrases.find(({ level }) => level === 3));
    const first = modifierPhrases[0]?.id ?? '';
    const due = { ...seen, dueDay: toDay('2026-11-20') };
    const memory = new Map<string, ItemMemory>([
      [JUMP_ITEM, seen],
      [first, due],
    ]);
    expect(start(deckOf(1, memory), 0)).toMatchObject({ isReturned: true, phrase: { id: first } });
  });
});
