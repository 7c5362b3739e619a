import { memoryEnhancement as programme } from '../../../../sync/model/lessons/lessons.ts';
import { memoryLessons } from '../content/memory-enhancement.ts';
import { withOpenings } from '../content/openings.ts';
import { MemoryPicture } from '../motifs/pictures.tsx';
import { OpenableProgramme } from './openable-programme.tsx';
import { type LessonProgramme, practisedWords } from './programme.ts';

const memoryEnhancement: LessonProgramme = {
  ...programme,
  headline: ['覚えて、', '取り出す'],
  motif: programme.type,
  lessons: withOpenings(memoryLessons),
  words: practisedWords,
  Picture: MemoryPicture,
  finished: {
    title: '全30レッスン修了',
    text: '30回の棚がそろいました。取り出しに行きたいレッスンを、下の一覧からいつでも。',
  },
};

const loadReadings = async () => (await import('../content/memory-enhancement-readings.ts')).words;

export function MemoryEnhancementScreen() {
  return <OpenableProgramme programme={memoryEnhancement} loadReadings={loadReadings} />;
}
