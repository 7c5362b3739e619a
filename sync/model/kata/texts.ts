import { limits } from '../limits.ts';
import { foldText } from '../text/fold-text.ts';
import { isBlank, storedText } from '../text/stored-text.ts';
import type { KataTexts } from './search.ts';

export const kataTextLimits: Readonly<Record<keyof KataTexts, number>> = {
  zou: limits.kata_text_max,
  ishiki: limits.kata_text_max,
  name: limits.kata_label_max,
  category: limits.kata_label_max,
};

const FIELDS = ['zou', 'ishiki', 'name', 'category'] as const;

/** The texts of a kata as they are stored: a label of which nothing can be seen is null. */
export function storedKataTexts({ zou, ishiki, name, category }: KataTexts): KataTexts {
  const label = (typed: string | null) => (typed === null || isBlank(typed) ? null : storedText(typed));
  return { zou: storedText(zou), ishiki: storedText(ishiki), name: label(name), category: label(category) };
}

/** What is wrong with a text of a kata; too-long-folded: all four are too long as the search folds them. */
export interface KataProblem {
  readonly field: keyof KataTexts;
  readonly reason: 'missing' | 'too-long' | 'too-long-folded';
}

/** The first problem of typed or imported texts; null if the server accepts them. Twin of private.push_kata_forms() in SQL. */
export function kataProblem(typed: KataTexts): KataProblem | null {
  const texts = storedKataTexts(typed);
  for (const field of ['zou', 'ishiki'] as const) if (isBlank(texts[field])) return { field, reason: 'missing' };
  const isTooLong = (field: keyof KataTexts) => [...(texts[field] ?? '')].length > kataTextLimits[field];
  const field = FIELDS.find(isTooLong);
  if (field !== undefined) return { field, reason: 'too-long' };
  // Single characters can fold to 18.
  const folded = foldText(FIELDS.map((name) => texts[name] ?? '').join(''));
  return [...folded].length > limits.kata_folded_max ? { field: 'zou', reason: 'too-long-folded' } : null;
}
