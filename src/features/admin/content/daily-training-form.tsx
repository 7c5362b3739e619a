import { addDays, type Day, isDay } from '../../../../sync/model/day/day.ts';
import { type AdminDailyTraining, difficulties } from '../../../../sync/model/published/admin-content.contract.ts';
import { dailyTrainingItems } from '../../../../sync/model/published/daily-training-items.ts';
import { bundledTraining } from '../../../../sync/model/published/daily-trainings.ts';
import { dailyTrainingTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AdminForm } from '../admin-form.tsx';
import { checkDailyTraining, contentTexts, dayTexts, type DailyTrainingForm as Form } from './content-forms.ts';
import type { ContentFormPart } from './content-tab.tsx';
import { useContentForm } from './use-content-form.ts';

/** Form for the daily training of one Tokyo day. */
export function DailyTrainingForm({ row, onSaved, onCancel }: ContentFormPart<AdminDailyTraining>) {
  const today = useToday();
  const form = useContentForm({
    table: dailyTrainingTable,
    row,
    initial: formOf(row, addDays(today, 1)),
    check: checkDailyTraining,
    incomplete: { day: dayTexts.invalid },
    taken: { day: 'この日にはもう登録があります。一覧から編集してください' },
    onSaved,
  });
  const { values, change, field } = form;
  return (
    <AdminForm title={row === null ? '今日の稽古を加える' : '今日の稽古の編集'} form={form} onCancel={onCancel}>
      <TextField
        {...field('day')}
        label="日付"
        type="date"
        hint={isDay(values.day) ? bundledText(values.day) : undefined}
        required
      />
      <TextField {...field('title')} {...contentTexts.title} required />
      <TextArea {...field('description')} {...contentTexts.description} rows={4} required />
      <SelectField
        label="難しさ"
        options={difficulties.map((value) => ({ value, label: value }))}
        value={values.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
      <TextField {...field('minutes')} label="時間（分）" inputMode="numeric" required />
      <TextField {...field('category')} label={contentTexts.category.label} hint="例 観察、記憶、ことば" required />
    </AdminForm>
  );
}

function bundledText(day: Day): string {
  return `登録しなければ「${bundledTraining(dailyTrainingItems, { day, joinedDay: null }).title}」が出ます。`;
}

function formOf(row: AdminDailyTraining | null, day: string): Form {
  if (row === null) return { day, title: '', description: '', difficulty: '初級', minutes: '5', category: '' };
  const { duration_minutes, ended: _ended, ...texts } = row;
  return { ...texts, minutes: String(duration_minutes) };
}
