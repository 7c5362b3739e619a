import { describe, expect, test } from 'vitest';
import { type JishoSentence, jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { isKana, isRight, meaningChoices, meaningWithout } from '../../../../src/practices/jisho/questions.ts';
import {
  type JishoInput,
  type JishoState,
  questionOf,
  resultsOf,
  start,
  step,
} from '../../../../src/practices/jisho/rules.ts';
import { joinSegments, shownSegments } from '../../../../src/practices/jisho/segments.ts';
import { itemOf } from '../../../../src/practices/jisho/word-items.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import type { PracticeLevel } from '../../../../sync/model/practice/level.ts';
import type { PracticeMemory } from '../../../../sync/model/practice/memory.ts';
import { deckOf } from '../deck.ts';

describe('jisho', () => {
  test('starts with a sentence and no open word', () => {
    expect(start(deckOf(6))).toMatchObject({
      count: 1,
      openWord: null,
      isMeaningShown: false,
    });
  });

  test('shows a tapped word, and its meaning on request, until the word, another one or the next sentence is tapped', () => {
    const closed = start(deckOf(6));
    expect(step(closed, { type: 'toggleMeaning' })).toBe(closed);
    const tapped = step(closed, { type: 'tapWord', word: 1 });
    expect(tapped).toMatchObject({ openWord: 1, isMeaningShown: false });
    const open = step(tapped, { type: 'toggleMeaning' });
    expect(open).toMatchObject({ openWord: 1, isMeaningShown: true });
    expect(step(open, { type: 'toggleMeaning' })).toEqual(tapped);
    expect(step(open, { type: 'tapWord', word: 2 })).toMatchObject({ openWord: 2, isMeaningShown: false });
    expect(step(open, { type: 'tapWord', word: 1 })).toMatchObject({ openWord: null, isMeaningShown: false });
    expect(step(open, { type: 'next' })).toMatchObject({ count: 2, openWord: null, isMeaningShown: false });
  });
});

describe('a grade in jisho', () => {
  const open = step(start(deckOf(6)), { type: 'tapWord', word: 0 });
  const [word] = open.sentence.words;
  const item = word === undefined ? '' : itemOf(word, 'meaning');

  test('waits until the meaning was seen', () => {
    expect(step(open, { type: 'grade', item, grade: 'again' })).toBe(open);
  });

  test('belongs to its word, can be changed, and ends with the sentence', () => {
    const first = step(step(open, { type: 'toggleMeaning' }), { type: 'grade', item, grade: 'again' });
    const changed = step(first, { type: 'grade', item, grade: 'hard' });
    expect([...resultsOf(changed)]).toEqual([[item, 'hard']]);
    expect(changed).toMatchObject({ openWord: 0, isMeaningShown: true });
    expect(step(changed, { type: 'next' }).grades.size).toBe(0);
  });
});

/** A sentence with the words that the questions need: kanji, kana, and two readings. */
const sentence: JishoSentence = {
  id: 'jisho-900',
  field: '例',
  sentence: '遺言はあっけなく、風雪の間に。',
  words: [
    { word: '遺言', reading: 'ゆいごん', otherReadings: ['いごん'], meaning: '言い残す意思。' },
    { word: 'あっけなく', reading: 'あっけなく', meaning: '手応えもなく。', lemma: 'あっけない' },
    { word: '風雪', reading: 'ふうせつ', meaning: '風と雪。「風雪の時」と重ねる。' },
  ],
};

const at = (level: PracticeLevel, memory: PracticeMemory = new Map()) =>
  start({ ...deckOf(1, memory), level }, [sentence]);
const played = (state: JishoState, ...inputs: readonly JishoInput[]) => inputs.reduce(step, state);
const tap = (word: number) => ({ type: 'tapWord', word }) as const;
const answer = (text: string | null) => ({ type: 'answer', answer: text }) as const;
const kindOf = (state: JishoState) =>
  state.openWord === null ? null : (questionOf(state, state.openWord)?.kind ?? null);

describe('the questions of jisho', () => {
  test('at 初級 come on request, word after word, and are about the meaning only', () => {
    const opened = played(at(1), tap(1));
    expect([opened.isAsking, kindOf(opened)]).toEqual([false, null]);
    const asked = played(opened, { type: 'ask' });
    expect([asked.openWord, kindOf(asked)]).toEqual([0, 'meaning']);
    const answered = played(asked, answer('言い残す意思。'));
    expect([answered.openWord, kindOf(answered)]).toEqual([0, null]);
    const rest = played(answered, { type: 'ask' }, answer('風と雪。'), { type: 'ask' }, answer(null), { type: 'ask' });
    expect(rest.openWord).toBeNull();
    expect([...resultsOf(rest)]).toEqual([
      ['jisho-meaning-遺言', 'right'],
      ['jisho-meaning-あっけない', 'wrong'],
      ['jisho-meaning-風雪', 'wrong'],
    ]);
    expect(played(rest, { type: 'next' })).toMatchObject({ isAsking: false, count: 2 });
  });

  test('at 中級 ask for the reading of a word with kanji, then for its meaning', () => {
    const reading = played(at(2), tap(0));
    expect(kindOf(reading)).toBe('reading');
    const meaning = played(reading, answer('イゴン'));
    expect(kindOf(meaning)).toBe('meaning');
    expect([...played(meaning, answer('言い残す意思。')).judgements]).toEqual([
      ['jisho-reading-遺言', 'right'],
      ['jisho-meaning-遺言', 'right'],
    ]);
    expect(kindOf(played(at(2), tap(1)))).toBe('meaning');
  });

  test('at 上級 ask for the word, but for the reading where that is due', () => {
    expect([0, 1, 2].map((word) => kindOf(played(at(3), tap(word))))).toEqual(['word', 'word', 'word']);
    const due = { lastSeen: toDay('2026-11-01'), lastGrade: 'again', dueDay: toDay('2026-11-02') } as const;
    const state = at(3, new Map([['jisho-reading-風雪', due]]));
    expect([0, 2].map((word) => kindOf(played(state, tap(word))))).toEqual(['word', 'reading']);
    const shown = (one: JishoState) => joinSegments(shownSegments(one));
    expect(shown(state)).toBe('〇〇は〇〇、風雪の間に。');
    const answered = played(state, tap(0), answer('遺言'), tap(1), answer('わからず'));
    expect([...answered.judgements.values()]).toEqual(['right', 'wrong']);
    expect(shown(answered)).toBe(sentence.sentence);
  });

  test('take an answer once, and none without a question', () => {
    const answered = played(at(2), tap(0), answer('まちがい'), answer('言い残す意思。'));
    expect([...answered.judgements.values()]).toEqual(['wrong', 'right']);
    expect(played(answered, answer('ゆいごん'))).toBe(answered);
    expect(played(at(2), answer('ゆいごん')).judgements.size).toBe(0);
  });
});

describe('an answer in jisho', () => {
  const [will = jishoSentences[0]?.words[0]] = sentence.words;
  const judge = (text: string | null, kind: 'reading' | 'word' = 'reading') =>
    will !== undefined && isRight({ kind, item: '' }, will, text);

  test.each(['ゆいごん', 'ユイゴン', ' ゆい ごん ', 'ﾕｲｺﾞﾝ', 'いごん'])('is right as %s', (text) =>
    expect([isKana(text), judge(text)]).toEqual([true, true]),
  );

  test('is wrong with another reading, and as わからない', () => {
    expect([judge('ゆいげん'), judge(null), judge('ゆいげん', 'word')]).toEqual([false, false, false]);
  });

  test('is judged as a reading in kana only, as a word also in kanji', () => {
    expect([isKana('遺言'), isKana('yuigon'), isKana('')]).toEqual([false, false, false]);
    expect(judge('遺言', 'word')).toBe(true);
  });

  test('does not depend on how ぢ and づ are written', () => {
    const word = { word: '手近', reading: 'てぢか', meaning: '' };
    expect(isRight({ kind: 'reading', item: '' }, word, 'てじか')).toBe(true);
  });
});

describe('the meanings to choose from', () => {
  test('are three different ones for every word, the right one in any place, the same for a seed', () => {
    const places = new Set<number>();
    for (const [place, from] of jishoSentences.entries()) {
      for (const word of from.words) {
        const choices = meaningChoices(word, from, jishoSentences, place);
        expect(new Set(choices.map(({ meaning }) => meaning)).size, word.word).toBe(3);
        expect(choices).toEqual(meaningChoices(word, from, jishoSentences, place));
        places.add(choices.indexOf(word));
      }
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  test('do not name the word itself', () => {
    expect(sentence.words.map(meaningWithout)[2]).toBe('風と雪。「〜の時」と重ねる。');
    const told = jishoSentences
      .flatMap(({ words }) => words)
      .filter((word) => word.word.length > 1 && meaningWithout(word).includes(word.word));
    expect(told).toEqual([]);
  });
});
