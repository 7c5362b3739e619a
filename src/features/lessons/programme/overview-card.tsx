import {
  completedPercent,
  countCompletedLessons,
  type LessonProgress,
} from '../../../../sync/model/lessons/lessons.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card, Heading, Row, Small } from '../../../ui/layout/primitives.tsx';
import { SpecialCardMotif } from '../motifs/pictures.tsx';
import styles from './overview-card.module.css';
import type { LessonProgramme } from './programme.ts';

interface OverviewCardProps {
  readonly programme: LessonProgramme;
  readonly progress: LessonProgress;
}

/** Progress of a programme. */
export function OverviewCard({ programme, progress }: OverviewCardProps) {
  const done = countCompletedLessons(progress);
  const { total_lessons: total } = progress;
  return (
    <Card labelledBy="programme" gap="xs">
      <Row gap="s" wrap={false}>
        <SpecialCardMotif id={programme.motif} />
        <Heading id="programme">
          {programme.headline.map((part) => (
            <span key={part} className={styles.word}>
              {part}
            </span>
          ))}
        </Heading>
      </Row>
      <Row justify="between" align="baseline">
        <p className={styles.count}>{`${done}/${total}`}</p>
        <Small numeric>{`${completedPercent(progress)}% 完了`}</Small>
      </Row>
      <ProgressBar label="修了したレッスン" value={done} max={total} valueText={`${total}レッスン中${done}`} />
    </Card>
  );
}
