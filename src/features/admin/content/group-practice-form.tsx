import type { AdminGroupPractice } from '../../../../supabase/contracts/admin-content.ts';
import { formatTokyoWallTime } from '../../../../sync/rules/tokyo-wall-time.ts';
import { groupPracticeTable } from '../../../data/admin/admin-content.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ContentForm } from './content-form.tsx';
import { checkGroupPractice, contentLimits } from './content-forms.ts';
import type { ContentFormPart } from './content-tab.tsx';
import { useContentForm } from './use-content-form.ts';

const texts = {
  startsAt: { label: '開始日時', empty: '開始日時を選んでください', invalid: '開始日時を最後まで入れてください' },
  title: { label: 'タイトル', limit: contentLimits.title },
  url: {
    label: '参加用のURL',
    limit: contentLimits.address,
    invalid: '参加用のURLは、https:// で始まるアドレスにしてください',
  },
} as const;

/** Form for an online group practice. */
export function GroupPracticeForm({ row, onSaved, onCancel }: ContentFormPart<AdminGroupPractice>) {
  const state = useContentForm({
    table: groupPracticeTable,
    row,
    initial: {
      startsAt: row === null ? '' : formatTokyoWallTime(Date.parse(row.starts_at)),
      title: row?.title ?? '',
      url: row?.url ?? '',
    },
    check: checkGroupPractice,
    texts,
    onSaved,
  });
  const { field } = state;
  return (
    <ContentForm title={row === null ? '合同稽古を加える' : '合同稽古の編集'} state={state} onCancel={onCancel}>
      <TextField {...field('startsAt')} type="datetime-local" hint="日本時間です。" required />
      <TextField {...field('title')} limit={contentLimits.title} required />
      <TextField
        {...field('url')}
        type="url"
        hint="まだ決まっていなければ空欄のままにします。参加ボタンは、URLが入ると押せるようになります。"
      />
    </ContentForm>
  );
}
