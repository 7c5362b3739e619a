import { languageComprehension as programme } from '../../../../sync/model/lessons/lessons.ts';
import { languageLessons } from '../content/language-comprehension.ts';
import { withOpenings } from '../content/openings.ts';
import { LanguagePicture } from '../motifs/pictures.tsx';
import { OpenableProgramme } from './openable-programme.tsx';
import { type LessonProgramme, practisedWords } from './programme.ts';

const languageComprehension: LessonProgramme = {
  ...programme,
  headline: ['ことばを', '深く', '受け取る'],
  motif: programme.type,
  lessons: withOpenings(languageLessons),
  words: practisedWords,
  Picture: LanguagePicture,
  finished: {
    title: '全30レッスン修了',
    text: '音から手紙まで、30回を歩き終えました。気になるレッスンには、いつでも戻れます。',
  },
};

const loadReadings = async () => (await import('../content/language-comprehension-readings.ts')).words;

export function LanguageComprehensionScreen() {
  return <OpenableProgramme programme={languageComprehension} loadReadings={loadReadings} />;
}
