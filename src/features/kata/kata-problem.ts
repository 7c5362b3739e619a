import { KATA_LABEL_MAX, KATA_TEXT_MAX } from '../../../sync/rules/kata-limits.ts';
import type { KataTexts } from '../../data/kata/kata-commands.ts';
import { countCodePoints } from '../../ui/forms/code-points.ts';

/** The first validation error of a kata and its field. */
export interface KataProblem {
  readonly field: keyof KataTexts;
  readonly text: string;
}

const limits = { zou: KATA_TEXT_MAX, ishiki: KATA_TEXT_MAX, name: KATA_LABEL_MAX, category: KATA_LABEL_MAX } as const;

/** Zou and ishiki are required, and every text has a maximum length. Null if the kata is valid. */
export function kataProblem(texts: KataTexts): KataProblem | null {
  for (const field of ['zou', 'ishiki'] as const) {
    if (texts[field].trim() === '') return { field, text: '象と意識は必須項目です' };
  }
  for (const field of ['zou', 'ishiki', 'name', 'category'] as const) {
    const limit = limits[field];
    if (countCodePoints(texts[field].trim()) > limit) return { field, text: `${limit}文字以内で入力してください` };
  }
  return null;
}
