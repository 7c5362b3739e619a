import { readFileSync } from 'node:fs';
import type { DokoAnswer } from '../../../../src/practices/doko/answers.ts';
import type { CardId } from '../../../../src/practices/doko/cards.ts';

/**
 * A scene, a question about it as a member types it, its true answer (an open question asks for a word), and the cards that
 * ask the same or the next wider thing; none if the deck has no such card.
 */
export type TypedQuestion = readonly [
  scene: string,
  question: string,
  truth: DokoAnswer | 'open',
  cards: readonly CardId[],
];

/** The questions of one writer; `source` says what the writer knew, and what the search of that day found. */
type QuestionSet = { readonly name: string; readonly source: string; readonly questions: readonly TypedQuestion[] };

/** All sets in the order in which they were written. */
export const questionSets: readonly QuestionSet[] = JSON.parse(
  readFileSync(new URL('typed-questions.json', import.meta.url), 'utf8'),
);
