import { isDay } from '../../../../sync/model/day/day.ts';
import { monthAndDay } from '../../../lib/date-format.ts';
import { AnnouncementWords } from '../../../shared/announcement-words.tsx';
import { Caption, Card, Heading, Stack } from '../../../ui/layout/primitives.tsx';
import type { AnnouncementForm } from './content-forms.ts';

/** An announcement as members see it in the dialog. */
export function AnnouncementPreview({ announcement }: { readonly announcement: AnnouncementForm }) {
  const { date, title, content, image } = announcement;
  const words = { image: image === '' ? null : image, content: content.trim() || '本文' };
  return (
    <Stack gap="xs">
      <Caption>会員に見える形</Caption>
      <Card label="会員に見える形" gap="s">
        <Heading level={3}>{title.trim() || 'タイトル'}</Heading>
        <AnnouncementWords announcement={words} day={isDay(date) ? monthAndDay(date) : '日付'} />
      </Card>
    </Stack>
  );
}
