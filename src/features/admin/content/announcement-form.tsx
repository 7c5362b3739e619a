import type { AdminAnnouncement } from '../../../../supabase/contracts/admin-content.ts';
import { announcementTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { ContentForm } from './content-form.tsx';
import { checkAnnouncement, contentTexts, dayTexts } from './content-forms.ts';
import type { ContentFormPart } from './content-tab.tsx';
import { useContentForm } from './use-content-form.ts';

/** Form for an announcement, with a preview. */
export function AnnouncementForm({ row, onSaved, onCancel }: ContentFormPart<AdminAnnouncement>) {
  const today = useToday();
  const form = useContentForm({
    table: announcementTable,
    row,
    initial: {
      date: row?.date ?? today,
      title: row?.title ?? '',
      content: row?.content ?? '',
      image: row?.image ?? '',
    },
    check: checkAnnouncement,
    incomplete: { date: dayTexts.invalid },
    onSaved,
  });
  const { values, field } = form;
  return (
    <ContentForm title={row === null ? 'お知らせを書く' : 'お知らせの編集'} form={form} onCancel={onCancel}>
      <TextField {...field('date')} label="日付" type="date" required />
      <TextField {...field('title')} {...contentTexts.title} required />
      <TextArea {...field('content')} {...contentTexts.content} rows={5} required />
      <TextField
        {...field('image')}
        label={contentTexts.image.label}
        hint="なくてもかまいません。このアプリに置いた画像だけを出せます（例 /pictures/spring.webp）。"
        inputMode="url"
      />
      <AnnouncementPreview announcement={values} />
    </ContentForm>
  );
}
