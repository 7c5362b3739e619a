import { brainSpeed as programme, secondRound } from '../../../../sync/rules/lessons.ts';
import { useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Small } from '../../../ui/layout/primitives.tsx';
import { lessons } from '../content/lessons.ts';
import { playerTips } from '../content/tips.ts';
import { LessonPicture } from '../motifs/lessons.tsx';
import { BRAIN_SPEED_TITLE } from '../titles.ts';
import { TipCards } from '../today/tip-cards.tsx';
import { FinishedWords } from './finished-words.tsx';
import type { LessonProgramme } from './programme.ts';
import { ProgrammeScreen } from './programme-screen.tsx';
import { watchedWords } from './programme-words.ts';

const brainSpeed: LessonProgramme = {
  ...programme,
  title: BRAIN_SPEED_TITLE,
  headline: ['30日間の集中', 'トレーニング', 'プログラム'],
  motif: 'brain-speed',
  lessons,
  lessonLabel: 'レッスン',
  words: watchedWords,
  Picture: LessonPicture,
  Finished: FirstRoundFinished,
  Below: () => <TipCards tips={playerTips} />,
};

export function BrainSpeedScreen() {
  return <ProgrammeScreen programme={brainSpeed} />;
}

/** After lesson 30: every lesson can be repeated, and 二巡目 is open. */
function FirstRoundFinished() {
  const second = useLessonProgress(secondRound);
  return (
    <>
      <FinishedWords title="全30レッスン修了">
        最後のレッスンまで終えました。どのレッスンも、好きなときに見直せます。
      </FinishedWords>
      {second === null ? (
        <Small>二巡目は、同じ30回を短いことばで。一巡目に書いたひとことが、隣に並びます。</Small>
      ) : null}
      <ButtonLink
        label={second === null ? '二巡目を始める' : '二巡目へ'}
        full
        variant={second?.completed_at ? 'outline' : 'primary'}
        to={paths.specialLesson(secondRound.type)}
      />
    </>
  );
}
