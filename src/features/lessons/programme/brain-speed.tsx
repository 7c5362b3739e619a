import { brainSpeed as programme, secondRound } from '../../../../sync/model/lessons/lessons.ts';
import { useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Small } from '../../../ui/layout/text.tsx';
import { lessons } from '../content/lessons.ts';
import { withOpenings } from '../content/openings.ts';
import { trayTasks } from '../content/tray-tasks.ts';
import { LessonPicture } from '../motifs/pictures.tsx';
import { type LessonProgramme, watchedWords } from './programme.ts';
import { ProgrammeScreen } from './programme-screen.tsx';

const brainSpeed: LessonProgramme = {
  ...programme,
  headline: ['30日間の集中', 'トレーニング', 'プログラム'],
  motif: 'brain-speed',
  lessons: withOpenings(lessons, trayTasks),
  trayLessons: [...trayTasks.keys()],
  words: watchedWords,
  Picture: LessonPicture,
  finished: {
    title: '全30レッスン修了',
    text: '最後のレッスンまで終えました。どのレッスンも、好きなときに見直せます。',
  },
  Further: SecondRoundOffer,
};

export function BrainSpeedScreen() {
  return <ProgrammeScreen programme={brainSpeed} />;
}

function SecondRoundOffer() {
  const second = useLessonProgress(secondRound);
  return (
    <>
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
