import { brainSpeed, secondRound as programme } from '../../../../sync/rules/lessons.ts';
import { useHomeArriving } from '../../../data/sync/sync-status.ts';
import { useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { secondLessons } from '../content/second-round.ts';
import { LessonPicture } from '../motifs/lessons.tsx';
import { SECOND_ROUND_TITLE } from '../titles.ts';
import { FinishedWords } from './finished-words.tsx';
import { FirstRoundNotes } from './first-round-notes.tsx';
import type { LessonProgramme } from './programme.ts';
import { ProgrammeScreen } from './programme-screen.tsx';
import { practisedWords } from './programme-words.ts';

const secondRound: LessonProgramme = {
  ...programme,
  title: SECOND_ROUND_TITLE,
  headline: ['二巡目の30日'],
  motif: 'brain-speed',
  lessons: secondLessons,
  lessonLabel: '二巡目　レッスン',
  words: practisedWords,
  Picture: LessonPicture,
  Finished: SecondRoundFinished,
  Beside: FirstRoundNotes,
  Below: ({ lesson: { id } }) => (
    <ButtonLink full variant="ghost" to={paths.lesson(brainSpeed.type, id)}>
      一巡目のレッスンを開く
    </ButtonLink>
  ),
};

/** 二巡目; says how it opens until the first round is completed. */
export function SecondRoundScreen() {
  const first = useLessonProgress(brainSpeed);
  const arriving = useHomeArriving();
  if (first?.completed_at) return <ProgrammeScreen programme={secondRound} />;
  return (
    <Page title={SECOND_ROUND_TITLE} back={<BackLink to={paths.specialLessons} />}>
      {first === undefined || arriving ? <Spinner>読み込み中...</Spinner> : <NotYetOpen />}
    </Page>
  );
}

function NotYetOpen() {
  return (
    <EmptyState
      title="二巡目は、まだ開いていません"
      action={
        <ButtonLink variant="outline" to={paths.brainSpeed}>
          一巡目へ
        </ButtonLink>
      }
    >
      30回のレッスンを終えると、ここから同じ道をもう一度たどれます。
    </EmptyState>
  );
}

function SecondRoundFinished() {
  return (
    <>
      <FinishedWords title="二巡目も修了">
        二度目の30回を終えました。ここから先に、決まった順番はありません。今日の気分に合うレッスンを、下の一覧からどうぞ。
      </FinishedWords>
      <ButtonLink full variant="outline" to={paths.brainSpeed}>
        一巡目の一覧へ
      </ButtonLink>
    </>
  );
}
