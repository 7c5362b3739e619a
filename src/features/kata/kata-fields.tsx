import { useId } from 'react';
import { kataProblem, kataTextLimits } from '../../../sync/model/kata/texts.ts';
import { limits } from '../../../sync/model/limits.ts';
import type { KataTexts, OwnKata } from '../../data/kata/katas.ts';
import { countCodePoints } from '../../ui/forms/field.tsx';
import { TextArea, TextField } from '../../ui/forms/fields.tsx';
import type { Form, Problems } from '../../ui/forms/use-form.ts';

/** Share of the limit from which the counter is shown. */
const COUNTER_THRESHOLD = 0.8;

interface KataFieldsProps {
  readonly form: Form<KataTexts>;
  readonly katas: readonly OwnKata[];
}

/** The four fields of a kata form. */
export function KataFields({ form, katas }: KataFieldsProps) {
  const listId = useId();
  const field = (name: keyof KataTexts, limit: number) => ({
    ...form.field(name),
    // Shows the counter only near the limit.
    ...(countCodePoints(form.values[name]) > limit * COUNTER_THRESHOLD ? { limit } : {}),
    dir: 'auto' as const,
    autoComplete: 'off',
  });
  return (
    <>
      <TextArea
        {...field('zou', limits.kata_text_max)}
        label="象"
        hint="心に思い浮かべる場面やもの。例：湯飲みから立つ白い湯気"
        required
      />
      <TextArea
        {...field('ishiki', limits.kata_text_max)}
        label="意識"
        hint="その象に向ける、気の置きどころや問い。例：消えるまで目で追い、息をひとつ長く吐く"
        required
      />
      <TextField {...field('name', limits.kata_label_max)} label="名前" />
      <TextField {...field('category', limits.kata_label_max)} list={listId} label="カテゴリ" />
      <datalist id={listId}>
        {ownCategories(katas).map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

/** Distinct categories, most used first. */
export function ownCategories(katas: readonly { readonly category: string | null }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { category } of katas) if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([category]) => category);
}

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
