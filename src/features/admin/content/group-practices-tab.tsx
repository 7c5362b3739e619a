import { type Day, dayAt } from '../../../../sync/model/day/day.ts';
import { formatTokyoWallTime, parseTokyoWallTime } from '../../../../sync/model/day/tokyo-wall-time.ts';
import type { AdminGroupPractice } from '../../../../sync/model/published/admin-content.contract.ts';
import { repetitions, upcomingPractices } from '../../../../sync/model/published/group-practices.ts';
import { groupPracticeTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { repetitionText } from '../../../data/training/group-practices.ts';
import { clockTime, fullDay, fullDayAndTime } from '../../../lib/date-format.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import {
  checkGroupPractice,
  contentTexts,
  type GroupPracticeForm as Form,
  startTexts,
  untilTexts,
} from './content-forms.ts';
import { type ContentFieldsProps, ContentTab } from './content-tab.tsx';

export function GroupPracticesTab() {
  const today = useToday();
  return (
    <ContentTab
      table={groupPracticeTable}
      title="合同稽古"
      note="今日以降のものが、会員のホームに日時の順で並びます。"
      addLabel="合同稽古を加える"
      editLabel="合同稽古の編集"
      emptyTitle="まだ合同稽古がありません"
      texts={(row) => ({
        when: whenOf(row),
        title: row.title,
        text: [seriesOf(row), row.url ?? '参加用のURLはまだありません'].filter((line) => line !== null).join('\n'),
        mark: markOf(row, today),
        guestHint: '日程は届いています。入れると、参加用のURLも届きます。',
        endBody: row.repeats === null ? '会員のホームから消えます。' : '次の回からすべて、会員のホームから消えます。',
      })}
      valuesOf={formOf}
      check={checkGroupPractice}
      incomplete={{ startsAt: startTexts.invalid, repeatsUntil: untilTexts.invalid }}
      Fields={GroupPracticeFields}
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

function formOf(row: AdminGroupPractice | null): Form {
  return {
    startsAt: row === null ? '' : formatTokyoWallTime(Date.parse(row.starts_at)),
    title: row?.title ?? '',
    url: row?.url ?? '',
    repeats: row?.repeats ?? 'once',
    repeatsUntil: row?.repeats_until ?? '',
  };
}

/** The fields of an online group practice. */
function GroupPracticeFields({ form: { values, change, field } }: ContentFieldsProps<Form>) {
  return (
    <>
      <TextField {...field('startsAt')} label="開始日時" type="datetime-local" hint="日本時間です。" required />
      <SelectField
        label="くり返し"
        options={repeatOptions(values.startsAt)}
        value={values.repeats}
        onChange={(repeats) => change({ repeats })}
      />
      {values.repeats === 'once' ? null : (
        <TextField
          {...field('repeatsUntil')}
          label="最後の日"
          type="date"
          hint="空欄なら、終了するまで続きます。会員には5週間先までの回が並びます。"
        />
      )}
      <TextField {...field('title')} {...contentTexts.title} required />
      <TextField
        {...field('url')}
        label={contentTexts.url.label}
        type="url"
        hint="まだ決まっていなければ空欄のままにします。参加ボタンは、URLが入ると押せるようになります。"
      />
    </>
  );
}

/** The choices, named by the day of the first time as soon as it is known. */
function repeatOptions(startsAt: string): { value: Form['repeats']; label: string }[] {
  const first = parseTokyoWallTime(startsAt);
  const unknown = { weekly: '毎週', biweekly: '隔週', monthly: '毎月' };
  return [
    { value: 'once', label: '1回だけ' },
    ...repetitions.map((repeats) => ({
      value: repeats,
      label: (first === null ? null : repetitionText({ repeats, startsAt: first })) ?? unknown[repeats],
    })),
  ];
}
