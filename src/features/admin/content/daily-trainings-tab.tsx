import { dailyTrainingTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { fullDay } from '../../../lib/date-format.ts';
import { ContentTab } from './content-tab.tsx';
import { DailyTrainingForm } from './daily-training-form.tsx';

/** The daily trainings that replace the bundled ones on their day. */
export function DailyTrainingsTab() {
  const today = useToday();
  return (
    <ContentTab
      table={dailyTrainingTable}
      title="今日の稽古"
      note="登録した日だけ、もともとの「今日の稽古」に代わります。"
      addLabel="今日の稽古を加える"
      emptyTitle="入れ替えた日はまだありません"
      texts={(row) => ({
        when: fullDay(row.day),
        title: row.title,
        text: `${row.description}\n${row.category}・${row.difficulty}・${row.duration_minutes}分`,
        mark: row.day === today ? '今日' : row.day > today ? '予定' : null,
        endBody: 'この日は、もともとの「今日の稽古」に戻ります。',
      })}
      form={({ row, ...callbacks }) => <DailyTrainingForm row={row} {...callbacks} />}
    />
  );
}
