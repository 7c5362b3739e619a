import { addDays, type Day, isDay } from '../../../../sync/model/day/day.ts';
import { type AdminDailyTraining, difficulties } from '../../../../sync/model/published/admin-content.contract.ts';
import { dailyTrainingItems } from '../../../../sync/model/published/daily-training-items.ts';
import { bundledTraining } from '../../../../sync/model/published/daily-trainings.ts';
import { dailyTrainingTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { fullDay } from '../../../lib/date-format.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/fields.tsx';
import { checkDailyTraining, contentTexts, dayTexts, type DailyTrainingForm as Form } from './content-forms.ts';
import { type ContentFieldsProps, ContentTab } from './content-tab.tsx';

/** The daily trainings that replace the bundled ones on their day. */
export function DailyTrainingsTab() {
  const today = useToday();
  return (
    <ContentTab
      table={dailyTrainingTable}
      title="今日の稽古"
      note="登録した日だけ、もともとの「今日の稽古」に代わります。"
      addLabel="今日の稽古を加える"
      editLabel="今日の稽古の編集"
      emptyTitle="入れ替えた日はまだありません"
      texts={(row) => ({
        when: fullDay(row.day),
        title: row.title,
        text: `${row.description}\n${row.category}・${row.difficulty}・${row.duration_minutes}分`,
        mark: row.day === today ? '今日' : row.day > today ? '予定' : null,
        endBody: 'この日は、もともとの「今日の稽古」に戻ります。',
      })}
      valuesOf={(row) => formOf(row, addDays(today, 1))}
      check={checkDailyTraining}
      incomplete={{ day: dayTexts.invalid }}
      taken={{ day: 'この日にはもう登録があります。一覧から編集してください' }}
      Fields={DailyTrainingFields}
    />
  );
}

/** The fields of the daily training of one Tokyo day. */
function DailyTrainingFields({ form: { values, change, field } }: ContentFieldsProps<Form>) {
  return (
    <>
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
    </>
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
