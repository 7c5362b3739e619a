import { formatTokyoWallTime, parseTokyoWallTime } from '../../../../sync/model/day/tokyo-wall-time.ts';
import type { AdminGroupPractice } from '../../../../sync/model/published/admin-content.contract.ts';
import { repetitions } from '../../../../sync/model/published/group-practices.ts';
import { groupPracticeTable } from '../../../data/admin/admin-content.ts';
import { repetitionText } from '../../../data/training/group-practices.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AdminForm } from '../admin-form.tsx';
import {
  checkGroupPractice,
  contentTexts,
  type GroupPracticeForm as Form,
  startTexts,
  untilTexts,
} from './content-forms.ts';
import type { ContentFormPart } from './content-tab.tsx';
import { useContentForm } from './use-content-form.ts';

/** Form for an online group practice. */
export function GroupPracticeForm({ row, onSaved, onCancel }: ContentFormPart<AdminGroupPractice>) {
  const form = useContentForm<Form, AdminGroupPractice>({
    table: groupPracticeTable,
    row,
    initial: {
      startsAt: row === null ? '' : formatTokyoWallTime(Date.parse(row.starts_at)),
      title: row?.title ?? '',
      url: row?.url ?? '',
      repeats: row?.repeats ?? 'once',
      repeatsUntil: row?.repeats_until ?? '',
    },
    check: checkGroupPractice,
    incomplete: { startsAt: startTexts.invalid, repeatsUntil: untilTexts.invalid },
    onSaved,
  });
  const { values, change, field } = form;
  return (
    <AdminForm title={row === null ? '合同稽古を加える' : '合同稽古の編集'} form={form} onCancel={onCancel}>
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
    </AdminForm>
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
