import type { AdminDailyTraining } from '../../../sync/contracts/admin-library.ts';
import { dailyTrainingFor } from '../../../sync/rules/daily-trainings.ts';
import { addDays, isDay } from '../../../sync/rules/day.ts';
import {
  checkDailyTraining,
  difficulties,
  type DailyTrainingForm as Form,
  libraryLimits,
} from '../../../sync/rules/library-forms.ts';
import { dailyTrainingTable } from '../../data/admin-library.ts';
import { useToday } from '../../data/member-context.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LibraryForm } from './library-form.tsx';
import type { LibraryFormPart } from './library-tab.tsx';
import { useLibraryForm } from './use-library-form.ts';

const texts = {
  day: { label: '日付', empty: '日付を選んでください', invalid: '日付を最後まで入れてください' },
  title: { label: 'タイトル', limit: libraryLimits.title },
  description: { label: '説明', limit: libraryLimits.description },
  minutes: { label: '時間（分）', invalid: `時間は1から${libraryLimits.minutes}までの分で入力してください` },
  category: { label: '分類', limit: libraryLimits.category },
} as const;

/** Form for the daily training of one Tokyo day. */
export function DailyTrainingForm({ row, onSaved, onCancel }: LibraryFormPart<AdminDailyTraining>) {
  const today = useToday();
  const state = useLibraryForm({
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
    <LibraryForm title={row === null ? '今日の稽古を加える' : '今日の稽古の編集'} state={state} onCancel={onCancel}>
      <TextField
        {...field('day')}
        type="date"
        hint={isDay(form.day) ? `登録しなければ「${dailyTrainingFor(form.day).title}」が出ます。` : undefined}
        required
      />
      <TextField {...field('title')} limit={libraryLimits.title} required />
      <TextArea {...field('description')} limit={libraryLimits.description} rows={4} required />
      <SelectField
        label="難しさ"
        options={difficulties.map((value) => ({ value, label: value }))}
        value={form.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
      <TextField {...field('minutes')} inputMode="numeric" required />
      <TextField {...field('category')} hint="例 観察、記憶、ことば" required />
    </LibraryForm>
  );
}

function formOf(row: AdminDailyTraining | null, day: string): Form {
  if (row === null) return { day, title: '', description: '', difficulty: '初級', minutes: '5', category: '' };
  const { duration_minutes, ended: _ended, ...texts } = row;
  return { ...texts, minutes: String(duration_minutes) };
}
