import { isDay } from '../../../../sync/rules/day.ts';
import { monthAndDay } from '../../../lib/date-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './announcement-preview.module.css';
import type { AnnouncementForm } from './content-forms.ts';

/** Preview of an announcement as members see it on the home screen. */
export function AnnouncementPreview({ announcement }: { readonly announcement: AnnouncementForm }) {
  const { date, title, content, image } = announcement;
  return (
    <Card variant="sunken" label="会員に見える形">
      <Stack gap="xs">
        <Text variant="label" tone="muted">
          会員に見える形
        </Text>
        <Heading level={3}>{title.trim() || 'タイトル'}</Heading>
        {image === '' ? null : <img className={styles.image} src={image} alt="" />}
        <Text variant="label" tone="muted">
          {isDay(date) ? monthAndDay(date) : '日付'}
        </Text>
        <Text variant="reading">{content.trim() || '本文'}</Text>
      </Stack>
    </Card>
  );
}
