import type { Day } from '../../../sync/model/day/day.ts';
import { monthlyStart } from '../../../sync/model/practice/monthly.ts';
import type { MonthlyTheme } from '../../../sync/model/published/monthly-content.ts';
import { themesOfYear } from '../../../sync/model/published/monthly-themes.ts';
import { itemAt } from '../random/item-at.ts';
import type { Questioned } from '../utsusie/afterwards.ts';

export const TELLING_SECONDS = 60;

/** The theme on a day: that of the month in which the newest practice of a month began. */
export function themeOn(day: Day, material: unknown): MonthlyTheme {
  return itemAt(themesOfYear(material), Number(monthlyStart(day).slice(5, 7)) - 1);
}

const ASKED = ['ひとつめの語は。', 'ふたつめの語は。', '三つめの語は。'] as const;

/** The questions about the three words, in their order or backwards. The choices stand in an order that tells nothing. */
export function wordQuestions({ id, words, others, readings = [] }: MonthlyTheme, isBackwards: boolean): Questioned {
  const choices = [...words, ...others].sort();
  const questions = words.map((word, index) => ({ ask: ASKED[index] ?? '', choices, answer: choices.indexOf(word) }));
  return {
    id: isBackwards ? `${id}-backwards` : id,
    readings,
    questions: isBackwards ? questions.toReversed() : questions,
  };
}
