import type { AdminGroupPractice } from '../../../../supabase/contracts/admin-content.ts';
import { formatTokyoWallTime } from '../../../../sync/rules/tokyo-wall-time.ts';
import { groupPracticeTable } from '../../../data/admin/admin-content.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ContentForm } from './content-form.tsx';
import { checkGroupPractice, contentTexts, startTexts } from './content-forms.ts';
import type { ContentFormPart } from './content-tab.tsx';
import { useContentForm } from './use-content-form.ts';

/** Form for an online group practice. */
export function GroupPracticeForm({ row, onSaved, onCancel }: ContentFormPart<AdminGroupPractice>) {
  const form = useContentForm({
    table: groupPracticeTable,
    row,
    initial: {
      startsAt: row === null ? '' : formatTokyoWallTime(Date.parse(row.starts_at)),
      title: row?.title ?? '',
      url: row?.url ?? '',
    },
    check: checkGroupPractice,
    incomplete: { startsAt: startTexts.invalid },
    onSaved,
  });
  const { field } = form;
  return (
    <ContentForm title={row === null ? '合同稽古を加える' : '合同稽古の編集'} form={form} onCancel={onCancel}>
      <TextField {...field('startsAt')} label="開始日時" type="datetime-local" hint="日本時間です。" required />
      <TextField {...field('title')} {...contentTexts.title} required />
      <TextField
        {...field('url')}
        label={contentTexts.url.label}
        type="url"
        hint="まだ決まっていなければ空欄のままにします。参加ボタンは、URLが入ると押せるようになります。"
      />
    </ContentForm>
  );
}
