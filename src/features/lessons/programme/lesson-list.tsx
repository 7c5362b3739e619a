import { useEffect, useRef } from 'react';
import { type LessonProgress, lessonState, nextOpeningAt } from '../../../../sync/rules/lessons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './lesson-list.module.css';
import { LessonRow } from './lesson-row.tsx';
import type { LessonProgramme } from './programme.ts';
import { waitingWords } from './waiting-words.ts';

interface LessonListProps {
  readonly programme: LessonProgramme;
  readonly progress: LessonProgress;
  readonly now: number;
  readonly onOpen: (lesson: number) => void;
}

/** All lessons in a scroll box, which opens at the lesson before the current one. */
export function LessonList({ programme: { lessons, Picture }, progress, now, onOpen }: LessonListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { current_lesson: current } = progress;
  const opensAt = nextOpeningAt(progress, now);
  const waitingMark = opensAt === null ? null : waitingWords(opensAt, now).mark;
  useEffect(() => {
    // scrollIntoView() would also scroll the page.
    const before = box.current?.querySelector<HTMLElement>(`[data-lesson="${current - 1}"]`);
    if (box.current !== null && before) box.current.scrollTop = before.offsetTop;
  }, [current]);
  return (
    <Card as="div">
      <Stack gap="xs">
        <Heading id="lessons">レッスン一覧</Heading>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
        <section ref={box} className={styles.scroller} tabIndex={0} aria-labelledby="lessons">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
          <ol role="list">
            {lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                picture={<Picture id={lesson.id} />}
                state={lessonState(progress, lesson.id, now)}
                waitingMark={waitingMark}
                onOpen={onOpen}
              />
            ))}
          </ol>
        </section>
      </Stack>
    </Card>
  );
}
