import { useRef } from 'react';
import { limits } from '../../../sync/rules/limits.ts';
import type { KataTexts } from '../../data/kata/kata-commands.ts';
import { countCodePoints } from '../../ui/forms/code-points.ts';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { CategorySuggestions } from './category-suggestions.tsx';

/** Share of the limit from which the counter is shown. */
const COUNTER_THRESHOLD = 0.8;

interface KataFieldsProps {
  readonly form: Form<KataTexts>;
  /** The member's categories, most used first. */
  readonly categories: readonly string[];
}

/** The four fields of a kata form. */
export function KataFields({ form, categories }: KataFieldsProps) {
  const category = useRef<HTMLInputElement>(null);
  const choose = (chosen: string, isByKeyboard: boolean) => {
    form.change({ category: chosen });
    if (isByKeyboard) category.current?.focus();
  };
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
      <TextField {...field('category', limits.kata_label_max)} ref={category} label="カテゴリ" />
      <CategorySuggestions categories={categories} typed={form.values.category} onChoose={choose} />
    </>
  );
}
