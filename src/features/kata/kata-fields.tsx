import { useMemo, useRef } from 'react';
import { kataProblem, kataTextLimits } from '../../../sync/model/kata/texts.ts';
import { limits } from '../../../sync/model/limits.ts';
import { foldText } from '../../../sync/model/text/fold-text.ts';
import { storedText } from '../../../sync/model/text/stored-text.ts';
import type { KataTexts, OwnKata } from '../../data/kata/katas.ts';
import { Button } from '../../ui/controls/button.tsx';
import { countCodePoints } from '../../ui/forms/field.tsx';
import { TextArea, TextField } from '../../ui/forms/fields.tsx';
import type { Form, Problems } from '../../ui/forms/use-form.ts';
import { Row } from '../../ui/layout/boxes.tsx';
import styles from './kata.module.css';

/** Share of the limit from which the counter is shown. */
const COUNTER_THRESHOLD = 0.8;

interface KataFieldsProps {
  readonly form: Form<KataTexts>;
  /** The member's own, whose categories are suggested. */
  readonly katas: readonly OwnKata[];
}

/** The four fields of a kata form. */
export function KataFields({ form, katas }: KataFieldsProps) {
  const category = useRef<HTMLInputElement>(null);
  const categories = useMemo(() => ownCategories(katas), [katas]);
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

const SHOWN = 6;

interface CategorySuggestionsProps {
  readonly categories: readonly string[];
  readonly typed: string;
  /** `isByKeyboard` lets the caller move focus, because the chosen button disappears. */
  readonly onChoose: (category: string, isByKeyboard: boolean) => void;
}

/** The member's own categories that match the input. */
function CategorySuggestions({ categories, typed, onChoose }: CategorySuggestionsProps) {
  const folded = foldText(storedText(typed));
  const fitting = categories.filter(
    (category) => category !== storedText(typed) && foldText(category).includes(folded),
  );
  if (fitting.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>これまでのカテゴリから選ぶ</legend>
      <Row gap="xs">
        {fitting.slice(0, SHOWN).map((category) => (
          <Button
            label={<bdi className={styles.oneLine}>{category}</bdi>}
            key={category}
            size="small"
            variant="outline"
            onClick={({ detail }) => onChoose(category, detail === 0)}
          />
        ))}
      </Row>
    </fieldset>
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
