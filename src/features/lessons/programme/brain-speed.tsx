import { brainSpeed as programme } from '../../../../sync/rules/lessons.ts';
import { lessons } from '../content/lessons.ts';
import { playerTips } from '../content/tips.ts';
import { LessonPicture } from '../motifs/lessons.tsx';
import { BRAIN_SPEED_TITLE } from '../titles.ts';
import { TipCards } from '../today/tip-cards.tsx';
import { FirstRoundFinished } from './first-round-finished.tsx';
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
