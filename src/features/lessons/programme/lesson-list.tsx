import { type LessonProgress, lessonState, nextOpeningAt } from '../../../../sync/rules/lessons.ts';
import { TitledCard } from '../../../ui/layout/primitives.tsx';
import { LessonRow } from './lesson-row.tsx';
import type { LessonProgramme } from './programme.ts';
import { waitingWords } from './waiting-words.ts';

interface LessonListProps {
  readonly programme: LessonProgramme;
  readonly progress: LessonProgress;
  readonly now: number;
  readonly onOpen: (lesson: number) => void;
}

/** All lessons, in the scroll of the page. */
export function LessonList({ programme: { lessons, words, Picture }, progress, now, onOpen }: LessonListProps) {
  const opensAt = nextOpeningAt(progress, now);
  const waitingMark = opensAt === null ? null : waitingWords({ opensAt, now, words }).mark;
  return (
    <TitledCard id="lessons" title="レッスン一覧" gap="xs">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ol role="list">
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
      </ol>
    </TitledCard>
  );
}
