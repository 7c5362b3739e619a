import { noteQuestions, type QuestionAbout } from '../../data/notebook/questions.ts';
import type { PracticeId } from '../catalogue.ts';

/** What the note at the end of a practice is asked about: the practice, or anything if there is no question about it. */
export function askedPractice(id: PracticeId): QuestionAbout {
  return noteQuestions.find(({ about }) => about === id)?.about ?? 'any';
}
