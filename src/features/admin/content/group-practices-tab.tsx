import type { AdminGroupPractice } from '../../../../supabase/contracts/admin-content.ts';
import type { Day } from '../../../../sync/rules/day.ts';
import { tokyoDay } from '../../../../sync/rules/tokyo-clock.ts';
import { groupPracticeTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { ContentTab } from './content-tab.tsx';
import { GroupPracticeForm } from './group-practice-form.tsx';

/** The list of online group practices. */
export function GroupPracticesTab() {
  const today = useToday();
  return (
    <ContentTab
      table={groupPracticeTable}
      title="合同稽古"
      note="今日以降のものが、会員のホームに日時の順で並びます。"
      addLabel="合同稽古を加える"
      emptyTitle="まだ合同稽古がありません"
      texts={(row) => ({
        when: fullDayAndTime(Date.parse(row.starts_at)),
        title: row.title,
        text: row.url ?? '参加用のURLはまだありません',
        mark: markOf(row, today),
        endBody: '会員のホームから消えます。',
      })}
      form={({ row, ...callbacks }) => <GroupPracticeForm row={row} {...callbacks} />}
    />
  );
}

function markOf({ starts_at }: AdminGroupPractice, today: Day): string | null {
  const day = tokyoDay(Date.parse(starts_at));
  if (day === today) return '今日';
  return day > today ? '予定' : null;
}
