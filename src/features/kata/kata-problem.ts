import { KATA_LABEL_MAX, KATA_TEXT_MAX } from '../../../sync/rules/kata-limits.ts';
import type { KataTexts } from '../../data/kata/kata-commands.ts';
import { countCodePoints } from '../../ui/forms/code-points.ts';
import type { Problems } from '../../ui/forms/use-form.ts';

const limits = { zou: KATA_TEXT_MAX, ishiki: KATA_TEXT_MAX, name: KATA_LABEL_MAX, category: KATA_LABEL_MAX } as const;

/** The first problem of a kata: zou and ishiki are required, and every text has a maximum length. */
export function kataProblem(texts: KataTexts): Problems<keyof KataTexts> {
  for (const field of ['zou', 'ishiki'] as const) {
    if (texts[field].trim() === '') return { [field]: '象と意識は必須項目です' };
  }
  for (const field of ['zou', 'ishiki', 'name', 'category'] as const) {
    const limit = limits[field];
    if (countCodePoints(texts[field].trim()) > limit) return { [field]: `${limit}文字以内で入力してください` };
  }
  return {};
}
