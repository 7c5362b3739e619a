import { brainSpeed, secondRound as programme } from '../../../../sync/model/lessons/lessons.ts';
import { useReturningNotes } from '../../../data/notebook/returning-notes.ts';
import { useHomeArriving } from '../../../data/sync/sync-status.ts';
import { useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState, Spinner } from '../../../ui/feedback/empty-state.tsx';
import { TitledCard } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import type { Lesson } from '../content/lesson.ts';
import { withOpenings } from '../content/openings.ts';
import { secondLessons } from '../content/second-round.ts';
import { LessonPicture } from '../motifs/pictures.tsx';
import { NoteLines, notesOfLesson } from './note-lines.tsx';
import { type LessonProgramme, practisedWords } from './programme.ts';
import { ProgrammeScreen } from './programme-screen.tsx';

const secondRound: LessonProgramme = {
  ...programme,
  headline: ['二巡目の30日'],
  motif: 'brain-speed',
  lessons: withOpenings(secondLessons),
  lessonLabel: '二巡目　レッスン',
  words: practisedWords,
  Picture: LessonPicture,
  finished: {
    title: '二巡目も修了',
    text: '二度目の30回を終えました。ここから先に、決まった順番はありません。今日の気分に合うレッスンを、下の一覧からどうぞ。',
  },
  Further: () => <ButtonLink label="一巡目の一覧へ" full variant="outline" to={paths.brainSpeed} />,
  Beside: FirstRoundNotes,
  Below: ({ lesson: { id } }) => (
    <ButtonLink label="一巡目のレッスンを開く" full variant="ghost" to={paths.lesson(brainSpeed.type, id)} />
  ),
};

/** 二巡目; says how it opens until the first round is completed. */
export function SecondRoundScreen() {
  const first = useLessonProgress(brainSpeed);
  const arriving = useHomeArriving();
  if (first?.completed_at) return <ProgrammeScreen programme={secondRound} />;
  return (
    <Page title={practiceName(programme.type)} back={<BackLink to={paths.specialLessons} />}>
      {arriving ? (
        <Spinner>読み込み中...</Spinner>
      ) : (
        <EmptyState
          title="二巡目は、まだ開いていません"
          action={<ButtonLink label="一巡目へ" variant="outline" to={paths.brainSpeed} />}
        >
          30回のレッスンを終えると、ここから同じ道をもう一度たどれます。
        </EmptyState>
      )}
    </Page>
  );
}

/** What the member wrote at the end of this lesson in the first round; nothing if they wrote nothing. */
function FirstRoundNotes({ lesson }: { readonly lesson: Lesson }) {
  const all = useReturningNotes();
  const notes = notesOfLesson(all, brainSpeed.type, lesson);
  if (notes.length === 0) return null;
  return (
    <TitledCard variant="sunken" title="一巡目のひとこと" level={3} gap="xs">
      <NoteLines notes={notes} gap="xs" />
    </TitledCard>
  );
}
