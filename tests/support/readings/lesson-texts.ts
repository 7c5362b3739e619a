import { parseWords } from '../../../src/features/furigana/annotate.ts';
import { languageLessons } from '../../../src/features/lessons/content/language-comprehension.ts';
import type { Lesson } from '../../../src/features/lessons/content/lesson.ts';
import { memoryLessons } from '../../../src/features/lessons/content/memory-enhancement.ts';
import { withOpenings } from '../../../src/features/lessons/content/openings.ts';
import type { ReadText } from './compile-words.ts';
import { intendedReading } from './intended-reading.ts';

/** The programmes with a list of readings of their own, by the name of its file; the app's own list has the others. */
const programmes: Readonly<Record<string, readonly Lesson[]>> = {
  'language-comprehension': withOpenings(languageLessons),
  'memory-enhancement': withOpenings(memoryLessons),
};

/** What the analyser and the counters get wrong in these lessons. */
const misread = parseWords(`
  人の話か=ひとのはなしか 何日=なんにち 何と何=なにとなに 九九=くく 左腕=ひだりうで 一度口=いちどくち 「済み」=「すみ」 手だけ=てだけ
  引き手=ひきて 物のうち=もののうち 組み立て=くみたて 立ち止まれ=たちどまれ 1本間違=1ぽんまちが
  行き先=いきさき 止まり木=とまりぎ
`);

/** Every text of the lessons, as drawn with furigana; `pack` is the programme. */
export function shownLessonTexts(): readonly Omit<ReadText, 'words'>[] {
  return Object.entries(programmes).flatMap(([pack, lessons]) =>
    lessons
      .flatMap(({ title, description, minutes, aim, steps, closing }) => [
        ...[title, `${title}・${minutes}分`, description, aim, closing],
        ...steps.map(({ text }) => text),
      ])
      .map((text) => ({ pack, text, ownReadings: [] })),
  );
}

/** Every text of the lessons, as it is to be read. */
export function lessonTexts(): readonly ReadText[] {
  return shownLessonTexts().map((shown) => ({ ...shown, words: intendedReading(shown.text, misread) }));
}
