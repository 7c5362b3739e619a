import { kataProblem, kataTextLimits } from '../../../sync/model/kata/texts.ts';
import type { KataTexts } from '../../data/kata/katas.ts';
import type { Problems } from '../../ui/forms/use-form.ts';

/** The message for the first problem of a kata, at its field. */
export function kataProblems(texts: KataTexts): Problems<keyof KataTexts> {
  const problem = kataProblem(texts);
  if (problem === null) return {};
  const { field, reason } = problem;
  const messages = {
    missing: '象と意識は必須項目です',
    'too-long': `${kataTextLimits[field]}文字以内で入力してください`,
    'too-long-folded': '展開すると長くなる特殊な文字が多すぎます。ふつうの文字に置き換えてください',
  } as const;
  return { [field]: messages[reason] };
}
