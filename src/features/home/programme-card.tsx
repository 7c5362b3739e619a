import { Link } from 'react-router-dom';
import { countCompletedLessons, isLessonAvailable, nextOpeningAt } from '../../../sync/rules/lessons.ts';
import { useLessonNow, useLessonProgress } from '../../data/training/lesson-progress.ts';
import { dayAndTime } from '../../lib/date-format.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

const TITLE = '頭の回転を上げる';

/** Progress of the lesson programme, and today's lesson. */
export function ProgrammeCard() {
  const progress = useLessonProgress();
  const now = useLessonNow();
  if (!progress || progress.completed_at !== null) return null;
  const { current_lesson: current, total_lessons: total } = progress;
  const done = countCompletedLessons(progress);
  const opensAt = nextOpeningAt(progress, now);
  return (
    <Card as="article" label={TITLE}>
      <Stack gap="xs">
        <Row justify="between" align="baseline">
          <Text variant="label" tone="muted">
            {TITLE}
          </Text>
          <Text variant="small" tone="muted" numeric>
            {done} / {total}
          </Text>
        </Row>
        <ProgressBar label={TITLE} value={done} max={total} valueText={`${total}レッスン中${done}`} />
        <Row justify="between">
          <Stack gap="3xs">
            <Text variant="small">レッスン{current}</Text>
            {opensAt === null ? null : (
              <Text variant="small" tone="muted" numeric>
                次は {dayAndTime(opensAt)} から
              </Text>
            )}
          </Stack>
          {isLessonAvailable(progress, now) ? (
            <Link className={buttonClass({ size: 'small', variant: 'outline' })} to={paths.lesson(current)}>
              今日のレッスンへ
            </Link>
          ) : (
            <Chip tone="success">視聴済み</Chip>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
