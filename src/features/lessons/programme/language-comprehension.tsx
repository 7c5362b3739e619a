import { languageComprehension as programme } from '../../../../sync/rules/lessons.ts';
import { languageLessons } from '../content/language-comprehension.ts';
import { playerTips } from '../content/tips.ts';
import { LanguagePicture } from '../motifs/language-lessons.tsx';
import { LANGUAGE_TITLE } from '../titles.ts';
import { TipCards } from '../today/tip-cards.tsx';
import { FinishedWords } from './finished-words.tsx';
import { OpenableProgramme } from './openable-programme.tsx';
import type { LessonProgramme } from './programme.ts';
import { practisedWords } from './programme-words.ts';

const languageComprehension: LessonProgramme = {
  ...programme,
  title: LANGUAGE_TITLE,
  headline: ['ことばを', '深く', '受け取る'],
  motif: programme.type,
  lessons: languageLessons,
  lessonLabel: 'レッスン',
  words: practisedWords,
  Picture: LanguagePicture,
  Finished: () => (
    <FinishedWords title="全30レッスン修了">
      音から手紙まで、30回を歩き終えました。気になるレッスンには、いつでも戻れます。
    </FinishedWords>
  ),
  Below: () => <TipCards tips={playerTips} />,
};

const loadReadings = async () => (await import('../content/language-comprehension-readings.ts')).words;

export function LanguageComprehensionScreen() {
  return <OpenableProgramme programme={languageComprehension} loadReadings={loadReadings} />;
}
