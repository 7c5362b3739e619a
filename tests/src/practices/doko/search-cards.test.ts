import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../../src/practices/doko/answers.ts';
import { type CardId, cards } from '../../../../src/practices/doko/cards.ts';
import { dokoGuide } from '../../../../src/practices/doko/content.ts';
import { searchCards } from '../../../../src/practices/doko/search-cards.ts';
import { questionSets } from './typed-questions.ts';

const ids = Object.keys(cards) as readonly CardId[];

/** The cards that a question shows first: the one that answers it, or those to choose from. */
function shown(question: string): readonly CardId[] {
  const result = searchCards(question);
  if (result.kind === 'none') return [];
  return (result.kind === 'card' ? [result.card, ...result.others] : result.others).slice(0, 5);
}

describe('the search for cards', () => {
  test.for(ids)('finds the card %s by its own words', (id) => {
    const [word = ''] = cards[id].same.split(' ');
    expect(shown(`${word}ですか`)[0]).toBe(id);
  });

  test('understands the example of the question box', () => {
    expect(searchCards(dokoGuide.placeholder.replace('例：', ''))).toMatchObject({ kind: 'card', card: 'summer' });
  });

  test.for(['夏ではないですか', '雨が降っていませんか', '夏か冬ですか', '夏の暑い日ですか', '何人いますか'])(
    'lets the member choose where %s is not one card',
    (question) => {
      expect(searchCards(question).kind).toBe('several');
    },
  );

  test.for([
    ['夜ですかね', 'night'],
    ['夏っぽいですか', 'summer'],
    ['昼くらいですか', 'midday'],
    ['立ってますか', 'standing'],
    ['ものは白いですか', 'white'],
  ] as const)('answers %s at once by the card %s', ([question, card]) => {
    expect(searchCards(question)).toMatchObject({ kind: 'card', card });
  });

  test.for(['日本語で話していますか', '何が聞こえますか', '走っていますか'])(
    'does not answer %s at once',
    (question) => {
      expect(searchCards(question).kind).not.toBe('card');
    },
  );

  test('offers the cards of all words of a question first, and far ones only to fill up three', () => {
    expect(searchCards('お父さんと遊んでいますか').others.slice(0, 3)).toEqual(['play', 'male', 'family']);
    expect(searchCards('季節はいつですか').others.slice(0, 4)).toEqual(['spring', 'summer', 'autumn', 'winter']);
    expect(searchCards('雨が降っていませんか').others).toHaveLength(3);
  });

  test.for(['', '？', 'ですか', '値段', 'コーヒーに砂糖は入っていますか', '空港ですか', '外国の人ですか'])(
    'has no card for %j',
    (question) => {
      const { kind, others } = searchCards(question);
      expect(kind).toBe('none');
      expect(others.length).toBeLessThanOrEqual(3);
    },
  );

  test('reads full-width digits and signs as half-width ones', () => {
    expect(searchCards('２人、ですか！')).toEqual(searchCards('2人ですか'));
  });

  test('reads katakana as hiragana', () => {
    expect(searchCards('ハサミですか')).toEqual(searchCards('はさみですか'));
  });
});

test('the typed questions are answered at once in one of nine, and hardly ever falsely', () => {
  const all = questionSets.flatMap(({ questions }) => questions);
  const answered = all.flatMap(([scene, question, truth]) => {
    const result = searchCards(question);
    return result.kind === 'card' ? [{ answer: answerOf(scene, result.card), truth }] : [];
  });
  const wrong = answered.filter(({ answer, truth }) => answer !== 'わからない' && answer !== truth);
  expect(answered.length).toBeGreaterThanOrEqual(all.length / 9);
  expect(wrong.length).toBeLessThanOrEqual(answered.length / 100);
});

describe.for(questionSets)('the $name questions', ({ questions }) => {
  const asked = questions.filter(([, , , expected]) => expected.length > 0);
  const others = questions.filter(([, , , expected]) => expected.length === 0);

  test('show their card among the first five', () => {
    const missed = asked.filter(([, question, , expected]) => !expected.some((id) => shown(question).includes(id)));
    expect(missed.length / asked.length).toBeLessThanOrEqual(0.05);
  });

  test('are never answered by a card that asks something else', () => {
    const answered = others.filter(([, question]) => searchCards(question).kind === 'card');
    expect(answered).toEqual([]);
  });

  test('get no false answer', () => {
    const wrong = questions.filter(([scene, question, truth]) => {
      const result = searchCards(question);
      const answer = result.kind === 'card' ? answerOf(scene, result.card) : 'わからない';
      return answer !== 'わからない' && answer !== truth;
    });
    expect(wrong).toEqual([]);
  });
});
