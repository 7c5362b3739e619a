import { type AdminDailyTraining, difficulties } from '../../../../supabase/contracts/admin-content.ts';
import { dailyTrainingFor } from '../../../../sync/rules/daily-trainings.ts';
import { addDays, isDay } from '../../../../sync/rules/day.ts';
import { dailyTrainingTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ContentForm } from './content-form.tsx';
import { checkDailyTraining, contentLimits, type DailyTrainingForm as Form } from './content-forms.ts';
import type { ContentFormPart } from './content-tab.tsx';
import { useContentForm } from './use-content-form.ts';

const texts = {
  day: { label: '日付', empty: '日付を選んでください', invalid: '日付を最後まで入れてください' },
  title: { label: 'タイトル', limit: contentLimits.title },
  description: { label: '説明', limit: contentLimits.description },
  minutes: { label: '時間（分）', invalid: `時間は1から${contentLimits.minutes}までの分で入力してください` },
  category: { label: '分類', limit: contentLimits.category },
} as const;

/** Form for the daily training of one Tokyo day. */
export function DailyTrainingForm({ row, onSaved, onCancel }: ContentFormPart<AdminDailyTraining>) {
  const today = useToday();
  const state = useContentForm({
    table: dailyTrainingTable,
    row,
    initial: formOf(row, addDays(today, 1)),
    check: checkDailyTraining,
    texts,
    unique: { field: 'day', text: 'この日にはもう登録があります。一覧から編集してください' },
    onSaved,
  });
  const { form, change, field } = state;
  return (
    <ContentForm title={row === null ? '今日の稽古を加える' : '今日の稽古の編集'} state={state} onCancel={onCancel}>
      <TextField
        {...field('day')}
        type="date"
        hint={isDay(form.day) ? `登録しなければ「${dailyTrainingFor(form.day).title}」が出ます。` : undefined}
        required
      />
      <TextField {...field('title')} limit={contentLimits.title} required />
      <TextArea {...field('description')} limit={contentLimits.description} rows={4} required />
      <SelectField
        label="難しさ"
        options={difficulties.map((value) => ({ value, label: value }))}
        value={form.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
      <TextField {...field('minutes')} inputMode="numeric" required />
      <TextField {...field('category')} hint="例 観察、記憶、ことば" required />
    </ContentForm>
  );
}

function formOf(row: AdminDailyTraining | null, day: string): Form {
  if (row === null) return { day, title: '', description: '', difficulty: '初級', minutes: '5', category: '' };
  const { duration_minutes, ended: _ended, ...texts } = row;
  return { ...texts, minutes: String(duration_minutes) };
}
