import { circuits } from '../../../src/features/lessons/content/circuits.ts';
import { languageLessons } from '../../../src/features/lessons/content/language-comprehension.ts';
import type { GuidedText } from '../../../src/features/lessons/content/lesson.ts';
import { lessons } from '../../../src/features/lessons/content/lessons.ts';
import { memoryLessons } from '../../../src/features/lessons/content/memory-enhancement.ts';
import { secondLessons } from '../../../src/features/lessons/content/second-round.ts';
import { topics } from '../../../src/features/lessons/content/topics.ts';
import { catalogue } from '../../../src/practices/catalogue.ts';
import { talkThemes } from '../../../src/practices/tour/content.ts';
import { dailyTrainingItems } from '../../../sync/model/published/daily-training-items.ts';
import type { PackText } from './pack.ts';
import { plainCommands } from './plain-commands.ts';

/** How many sentences of one text may be in the plain form. */
const PLAIN_PER_TEXT = 1;

/** The texts that tell the member in です・ます what to do: a lesson is one text, with its steps. */
export const spokenTexts: readonly PackText[] = [
  ...guided('lesson', lessons),
  ...guided('second', secondLessons),
  ...guided('language', languageLessons),
  ...guided('memory', memoryLessons),
  ...guided('topic', topics),
  ...guided('circuit', circuits),
  ...dailyTrainingItems.map(({ id, description }) => ({ item: id, text: description })),
  ...talkThemes.map(({ id, description, examples }) => ({ item: id, text: [description, ...examples].join('') })),
  ...catalogue.map(({ id, description, howTo }) => ({ item: id, text: [description, ...howTo].join('') })),
];

function guided(
  name: string,
  texts: readonly (GuidedText & { readonly id: number | string; readonly description?: string })[],
): readonly PackText[] {
  return texts.map(({ id, description = '', aim, steps, closing }) => ({
    item: `${name} ${id}`,
    text: [description, aim, ...steps.map(({ text }) => text), closing].join(''),
  }));
}

/** The texts in which a voice would give orders in the plain form. */
export function findPlainSpeech(texts: readonly PackText[]): readonly string[] {
  return texts.flatMap(({ item, text }) => {
    const plain = plainCommands(text);
    return plain.length > PLAIN_PER_TEXT ? [`${item}: ${plain.length} plain-form sentences: ${plain.join('')}`] : [];
  });
}
