import type { OwnNote } from '../../../data/notebook/notes.ts';
import type { Lesson } from '../content/lesson.ts';

/** The notes that answer the closing question of a lesson, in the order given. `type` is the training_type of its programme. */
export function notesOfLesson<Note extends Pick<OwnNote, 'about' | 'question'>>(
  notes: readonly Note[],
  type: string,
  { closing }: Pick<Lesson, 'closing'>,
): readonly Note[] {
  return notes.filter(({ about, question }) => about === type && question === closing);
}
