import type { AdminGroupPractice } from '../../../sync/contracts/admin-library.ts';
import { checkGroupPractice, libraryLimits } from '../../../sync/rules/library-forms.ts';
import { formatTokyoWallTime } from '../../../sync/rules/tokyo-wall-time.ts';
import { groupPracticeTable } from '../../data/admin-library.ts';
import { TextField } from '../../ui/text-field.tsx';
import { LibraryForm } from './library-form.tsx';
import type { LibraryFormPart } from './library-tab.tsx';
import { useLibraryForm } from './use-library-form.ts';

const texts = {
  startsAt: { label: '開始日時', empty: '開始日時を選んでください', invalid: '開始日時を最後まで入れてください' },
  title: { label: 'タイトル', limit: libraryLimits.title },
  url: {
    label: '参加用のURL',
    limit: libraryLimits.address,
    invalid: '参加用のURLは、https:// で始まるアドレスにしてください',
  },
} as const;

/** Form for an online group practice. */
export function GroupPracticeForm({ row, onSaved, onCancel }: LibraryFormPart<AdminGroupPractice>) {
  const state = useLibraryForm({
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
    <LibraryForm title={row === null ? '合同稽古を加える' : '合同稽古の編集'} state={state} onCancel={onCancel}>
      <TextField {...field('startsAt')} type="datetime-local" hint="日本時間です。" required />
      <TextField {...field('title')} limit={libraryLimits.title} required />
      <TextField
        {...field('url')}
        type="url"
        hint="まだ決まっていなければ空欄のままにします。参加ボタンは、URLが入ると押せるようになります。"
      />
    </LibraryForm>
  );
}
