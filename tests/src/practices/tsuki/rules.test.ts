import { describe, expect, test } from 'vitest';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { themeOn, wordQuestions } from '../../../../src/practices/tsuki/rules.ts';
import {
  type Questioned,
  rightCount,
  startAfterwards,
  stepAfterwards,
} from '../../../../src/practices/utsusie/afterwards.ts';
import { articles } from '../../../../src/practices/utsusie/content.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import { NAMED } from '../../../../sync/model/published/materials/tsuki.ts';
import { monthlyThemes } from '../../../../sync/model/published/monthly-content.ts';
import { materialDocumentOf } from '../../../support/content/materials.ts';

describe('the theme of 月の通し稽古', () => {
  test('is that of the month in which its week began', () => {
    expect(themeOn(toDay('2026-11-29'), null).month).toBe(11);
    expect(themeOn(toDay('2026-12-05'), null).month).toBe(11);
    expect(themeOn(toDay('2027-01-02'), null).month).toBe(12);
  });

  test('is the newest one that the admin has added for its month', () => {
    const document = materialDocumentOf('tsuki', [10001, 10002], { month: 11 });
    expect(themeOn(toDay('2026-12-01'), document)).toMatchObject({ id: 'tsuki-10002', title: '雨の明かり' });
    expect(themeOn(toDay('2026-12-28'), document)).toMatchObject({ id: 'tsuki-012' });
  });

  test('is that of the app where an added one names what this build does not have', () => {
    const document = materialDocumentOf('tsuki', [10001], { month: 11, scene: 9999 });
    expect(themeOn(toDay('2026-12-01'), document)).toMatchObject({ id: 'tsuki-011' });
  });

  test('is another one in each month, with an article, a scene and words of its own', () => {
    expect(monthlyThemes.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const part of ['article', 'scene', 'title'] as const) {
      expect(new Set(monthlyThemes.map((theme) => theme[part])).size).toBe(12);
    }
    expect(new Set(monthlyThemes.flatMap(({ words }) => words)).size).toBe(36);
  });

  test('names no article and no scene that is missing, and no word of theirs', () => {
    expect(articles.map(({ id }) => Number(id.slice(-3)))).toEqual(articles.map((_, index) => index + 1));
    expect(articles.length).toBe(NAMED.articles);
    expect(dokoScenarios.length).toBe(NAMED.scenes);
    for (const { article, scene, words, others } of monthlyThemes) {
      const texts = JSON.stringify([articles[article - 1], dokoScenarios[scene - 1]]);
      expect([...words, ...others].filter((word) => texts.includes(word))).toEqual([]);
    }
  });
});

describe('the words of 月の通し稽古', () => {
  const theme = themeOn(toDay('2026-11-29'), null);

  /** How many are right when words are chosen in an order. */
  const rightIn = (asked: Questioned, chosen: readonly string[]) => {
    const begun = stepAfterwards(startAfterwards(asked), { type: 'recall', now: 0, silentSeconds: 0 });
    return rightCount(
      chosen.reduce((state, word) => {
        const choice = asked.questions[0]?.choices.indexOf(word) ?? -1;
        return stepAfterwards(state, { type: 'answer', choice });
      }, begun),
    );
  };

  test('are judged in their order', () => {
    const asked = wordQuestions(theme, false);
    expect(rightIn(asked, theme.words)).toBe(3);
    expect(rightIn(asked, theme.words.toReversed())).toBe(1);
    expect(rightIn(asked, theme.others)).toBe(0);
  });

  test('are judged backwards, too, as items of their own', () => {
    const asked = wordQuestions(theme, true);
    expect(rightIn(asked, theme.words.toReversed())).toBe(3);
    expect(asked.questions.map(({ ask }) => ask)).toEqual(['三つめの語は。', 'ふたつめの語は。', 'ひとつめの語は。']);
    expect(asked.id).not.toBe(theme.id);
  });

  test('stand among three others, in one order for all questions', () => {
    const [first, ...rest] = wordQuestions(theme, false).questions.map(({ choices }) => choices);
    expect(new Set(first)).toEqual(new Set([...theme.words, ...theme.others]));
    for (const choices of rest) expect(choices).toEqual(first);
    const places = monthlyThemes.flatMap((each) => wordQuestions(each, false).questions.map(({ answer }) => answer));
    expect(new Set(places).size).toBe(6);
  });
});
