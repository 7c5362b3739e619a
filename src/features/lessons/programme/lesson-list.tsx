import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { type LessonState, lessonState, nextOpeningAt } from '../../../../sync/model/lessons/lessons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, DoneChip } from '../../../ui/controls/chip.tsx';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { Row, TitledCard } from '../../../ui/layout/boxes.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Caption, Small } from '../../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { Lesson } from '../content/lesson.ts';
import styles from './lesson-list.module.css';
import type { ProgrammeView } from './programme.ts';
import { waitingWords } from './waiting-words.ts';

/** From so many completed lessons on, the current one is far down the page. */
const FAR = 10;

/** All lessons, in the scroll of the page. */
export function LessonList({ programme, progress, now, isDoneToday, onOpen }: ProgrammeView) {
  const { lessons, words, Picture } = programme;
  const opensAt = nextOpeningAt(progress, now);
  const { current_lesson: current, completed_at } = progress;
  const goToCurrent = () => document.getElementById(`lesson-${current}`)?.focus();
  const waitingMark = opensAt === null ? null : waitingWords({ opensAt, now, isDoneToday, words }).mark;
  return (
    <TitledCard id="lessons" title="レッスン一覧" gap="xs">
      {current > FAR && completed_at === null ? (
        <Button label="今のレッスンへ" variant="ghost" full onClick={goToCurrent} />
      ) : null}
      <List as="ol">
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            picture={<Picture id={lesson.id} />}
            state={lessonState(progress, lesson.id, now)}
            waitingMark={waitingMark}
            againLabel={words.again}
            onOpen={onOpen}
          />
        ))}
      </List>
    </TitledCard>
  );
}

interface LessonRowProps {
  readonly lesson: Lesson;
  readonly picture: ReactNode;
  readonly state: LessonState;
  /** What stands beside the lesson that waits to open; null when none does. */
  readonly waitingMark: string | null;
  readonly againLabel: string;
  readonly onOpen: (lesson: number) => void;
}

/** One lesson in the list, with its state and, if it is unlocked, a start button. */
function LessonRow({ lesson, picture, state, waitingMark, againLabel, onOpen }: LessonRowProps) {
  const { id, title, description } = lesson;
  const isCompleted = state === 'completed';
  return (
    <li className={styles.lesson} data-lesson={id} data-state={state}>
      <span className={styles.number}>{id}</span>
      <div className={styles.head}>
        <div className={styles.words}>
          <p id={`lesson-${id}`} className={styles.title} tabIndex={-1}>
            <VisuallyHidden>{`レッスン${id}　`}</VisuallyHidden>
            <Ruby>{title}</Ruby>
          </p>
          <Small ruby={description} />
        </div>
        {picture}
      </div>
      <Row justify="between">
        <LessonMark state={state} lesson={lesson} waitingMark={waitingMark} />
        {isCompleted || state === 'available' ? (
          <Button
            label={isCompleted ? againLabel : '開始'}
            size="small"
            variant={isCompleted ? 'outline' : 'primary'}
            aria-describedby={`lesson-${id}`}
            onClick={() => onOpen(id)}
          />
        ) : null}
      </Row>
    </li>
  );
}

function LessonMark({ state, lesson, waitingMark }: Pick<LessonRowProps, 'state' | 'lesson' | 'waitingMark'>) {
  const minutes = <Caption as="span" numeric>{`${lesson.minutes}分`}</Caption>;
  switch (state) {
    case 'completed':
      return <DoneChip>完了</DoneChip>;
    case 'available':
      return minutes;
    case 'waiting':
      return <Chip icon={<Lock aria-hidden="true" />}>{waitingMark}</Chip>;
    case 'future':
      return (
        <Row gap="2xs">
          {minutes}
          <Lock className="lucide" size={14} role="img" aria-label="まだ開いていません" />
        </Row>
      );
  }
}
