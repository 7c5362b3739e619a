import { isDay } from '../../../../sync/model/day/day.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { announcementTable } from '../../../data/admin/admin-content.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { useAction } from '../../../data/server/use-action.ts';
import { shrinkPicture } from '../../../lib/browser/shrink-picture.ts';
import { fullDay, monthAndDay } from '../../../lib/date-format.ts';
import { AnnouncementWords } from '../../../shared/announcement-words.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields.tsx';
import { Card, Stack } from '../../../ui/layout/boxes.tsx';
import { Caption, Heading, Small, Text } from '../../../ui/layout/text.tsx';
import { checkAnnouncement, contentTexts, dayTexts, type AnnouncementForm as Values } from './content-forms.ts';
import { type ContentFieldsProps, ContentTab } from './content-tab.tsx';

/** The list of announcements. Members see only the newest. */
export function AnnouncementsTab() {
  const today = useToday();
  return (
    <ContentTab
      table={announcementTable}
      title="お知らせ"
      note="いちばん新しい日付のものが、会員が確認するまでホームで開きます。"
      addLabel="お知らせを書く"
      editLabel="お知らせの編集"
      emptyTitle="まだお知らせがありません"
      texts={(row, rows) => ({
        when: fullDay(row.date),
        title: row.title,
        text: row.content,
        mark: rows.find(({ ended }) => !ended) === row ? '表示中' : null,
        endBody: '会員のホームでは開かなくなり、次に新しいお知らせがあれば、それが開きます。',
      })}
      valuesOf={(row) => ({
        date: row?.date ?? today,
        title: row?.title ?? '',
        content: row?.content ?? '',
        image: row?.image ?? '',
        imageAlt: row?.image_alt ?? '',
      })}
      check={checkAnnouncement}
      incomplete={{ date: dayTexts.invalid }}
      asksToPublish
      Fields={AnnouncementFields}
    />
  );
}

/** The fields of an announcement, with a preview. */
function AnnouncementFields({ form: { values, change, field }, row }: ContentFieldsProps<Values>) {
  return (
    <>
      <TextField {...field('date')} label="日付" type="date" required />
      <TextField {...field('title')} {...contentTexts.title} required />
      <TextArea {...field('content')} {...contentTexts.content} rows={5} required />
      <PictureField image={values.image} onChange={(image) => change({ image })} />
      {values.image === '' ? null : (
        <TextField
          {...field('imageAlt')}
          {...contentTexts.imageAlt}
          hint="画像を見ない人に読み上げます。空のままなら、飾りとして何も読み上げません。"
        />
      )}
      <AnnouncementPreview announcement={values} isForGuests={row?.for_guests === true} />
    </>
  );
}

/** Chooses a picture, which is shrunk in the browser and becomes part of the announcement. */
function PictureField({ image, onChange }: { readonly image: string; readonly onChange: (image: string) => void }) {
  const { alert } = useDialogs();
  const { isBusy, run } = useAction(async (file: File) => {
    const picture = await shrinkPicture(file, limits.picture_max, limits.picture_side_max);
    if (picture !== null) return onChange(picture);
    void alert({
      title: '画像を読み込めませんでした',
      body: '写真や絵のファイル（JPEG、PNG、WebP）を選んでください。',
    });
  });
  return (
    <Stack gap="xs">
      <FilePicker
        busy={isBusy}
        label={image === '' ? '画像を選ぶ' : '別の画像にする'}
        accept="image/*"
        onChoose={run}
      />
      {image === '' ? null : <Button label="画像を外す" variant="ghost" full onClick={() => onChange('')} />}
      <Small>なくてもかまいません。60KBまでに縮めて、お知らせと一緒に届きます。</Small>
    </Stack>
  );
}

interface AnnouncementPreviewProps {
  readonly announcement: Values;
  readonly isForGuests: boolean;
}

/** An announcement as members see it in the dialog, and what guests see. */
export function AnnouncementPreview({ announcement, isForGuests }: AnnouncementPreviewProps) {
  const { date, title, content, image, imageAlt } = announcement;
  const words = { image: image === '' ? null : image, image_alt: imageAlt, content: content.trim() || '本文' };
  const shown = (
    <>
      <Heading level={3}>{title.trim() || 'タイトル'}</Heading>
      <AnnouncementWords announcement={words} day={isDay(date) ? monthAndDay(date) : '日付'} />
    </>
  );
  return (
    <Stack gap="xs">
      <Caption>会員に見える形</Caption>
      <Card label="会員に見える形" gap="s">
        {shown}
      </Card>
      <Caption>登録していない人に見える形</Caption>
      <Card label="登録していない人に見える形" gap="s">
        {isForGuests ? (
          shown
        ) : (
          <Text tone="muted">
            このお知らせは出ません。保存したあと、一覧で「登録していない人にも届ける」を入れると、会員と同じ形で出ます。
          </Text>
        )}
      </Card>
    </Stack>
  );
}
