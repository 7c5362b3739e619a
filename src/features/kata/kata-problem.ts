import { limits } from '../../../sync/rules/limits.ts';
import { hasDirectionMark, isBlank, isTooLongFolded } from '../../../sync/rules/text-rules.ts';
import type { KataTexts } from '../../data/kata/katas.ts';
import { countCodePoints } from '../../ui/forms/field.tsx';
import type { Problems } from '../../ui/forms/use-form.ts';

const maxima = {
  zou: limits.kata_text_max,
  ishiki: limits.kata_text_max,
  name: limits.kata_label_max,
  category: limits.kata_label_max,
} as const;

/** The first problem of a kata: zou and ishiki are required, and every text has a maximum length. */
export function kataProblem(texts: KataTexts): Problems<keyof KataTexts> {
  for (const field of ['zou', 'ishiki'] as const) {
    if (isBlank(texts[field])) return { [field]: '象と意識は必須項目です' };
  }
  for (const field of ['zou', 'ishiki', 'name', 'category'] as const) {
    const limit = maxima[field];
    if (countCodePoints(texts[field].trim()) > limit) return { [field]: `${limit}文字以内で入力してください` };
    if (hasDirectionMark(texts[field])) {
      return { [field]: '目に見えない記号（文字の向きを変えるもの）が入っています。打ち直してください' };
    }
  }
  if (isTooLongFolded([texts.zou, texts.ishiki, texts.name, texts.category])) {
    return { zou: '展開すると長くなる特殊な文字が多すぎます。ふつうの文字に置き換えてください' };
  }
  return {};
}
