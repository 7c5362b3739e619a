import { type Day, dayAt } from '../../../../sync/model/day/day.ts';
import type { AdminGroupPractice } from '../../../../sync/model/published/admin-content.contract.ts';
import { upcomingPractices } from '../../../../sync/model/published/group-practices.ts';
import { groupPracticeTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { repetitionText } from '../../../data/training/group-practices.ts';
import { clockTime, fullDay, fullDayAndTime } from '../../../lib/date-format.ts';
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
        when: whenOf(row),
        title: row.title,
        text: [seriesOf(row), row.url ?? '参加用のURLはまだありません'].filter((line) => line !== null).join('\n'),
        mark: markOf(row, today),
        guestHint: '日程は届いています。入れると、参加用のURLも届きます。',
        endBody: row.repeats === null ? '会員のホームから消えます。' : '次の回からすべて、会員のホームから消えます。',
      })}
      form={({ row, ...callbacks }) => <GroupPracticeForm row={row} {...callbacks} />}
    />
  );
}

function whenOf(row: AdminGroupPractice): string {
  const startsAt = Date.parse(row.starts_at);
  const repetition = repetitionText({ ...row, startsAt });
  return repetition === null ? fullDayAndTime(startsAt) : `${repetition} ${clockTime(startsAt)}`;
}

/** From when to when a practice repeats; null for once. */
function seriesOf({ starts_at, repeats, repeats_until: until }: AdminGroupPractice): string | null {
  if (repeats === null) return null;
  const start = `${fullDay(dayAt(Date.parse(starts_at)))}から`;
  return until === null ? start : `${start}${fullDay(until)}まで`;
}

function markOf(row: AdminGroupPractice, today: Day): string | null {
  const practice = { ...row, startsAt: Date.parse(row.starts_at), repeatsUntil: row.repeats_until };
  const [next] = upcomingPractices([practice], today);
  if (next === undefined) return null;
  return dayAt(next.startsAt) === today ? '今日' : '予定';
}
