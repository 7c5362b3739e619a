import type { AdminAnnouncement } from '../../../../supabase/contracts/admin-content.ts';
import { announcementTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { ContentForm } from './content-form.tsx';
import { checkAnnouncement, contentLimits } from './content-forms.ts';
import type { ContentFormPart } from './content-tab.tsx';
import { useContentForm } from './use-content-form.ts';

const texts = {
  date: { label: '日付', empty: '日付を選んでください', invalid: '日付を最後まで入れてください' },
  title: { label: 'タイトル', limit: contentLimits.title },
  content: { label: '本文', limit: contentLimits.content },
  image: {
    label: '画像の場所',
    limit: contentLimits.address,
    invalid: '画像の場所は、/ で始まるこのアプリの中の場所にしてください',
  },
} as const;

/** Form for an announcement, with a preview. */
export function AnnouncementForm({ row, onSaved, onCancel }: ContentFormPart<AdminAnnouncement>) {
  const today = useToday();
  const state = useContentForm({
    table: announcementTable,
    row,
    initial: {
      date: row?.date ?? today,
      title: row?.title ?? '',
      content: row?.content ?? '',
      image: row?.image ?? '',
    },
    check: checkAnnouncement,
    texts,
    onSaved,
  });
  const { form, field } = state;
  return (
    <ContentForm title={row === null ? 'お知らせを書く' : 'お知らせの編集'} state={state} onCancel={onCancel}>
      <TextField {...field('date')} type="date" required />
      <TextField {...field('title')} limit={contentLimits.title} required />
      <TextArea {...field('content')} limit={contentLimits.content} rows={5} required />
      <TextField
        {...field('image')}
        hint="なくてもかまいません。このアプリに置いた画像だけを出せます（例 /pictures/spring.webp）。"
        inputMode="url"
      />
      <AnnouncementPreview announcement={form} />
    </ContentForm>
  );
}
