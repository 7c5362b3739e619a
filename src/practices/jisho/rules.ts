import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { type Deck, drawItem, mayAskDue, takeDue } from '../../../sync/model/practice/deck.ts';
import { type Judgement, judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { itemAt } from '../random/item-at.ts';
import { type JishoSentence, type JishoWord, jishoSentences } from './content.ts';
import { findDueWord } from './due-word.ts';
import { isRight, meaningChoices, type Question, questionsOf } from './questions.ts';

/** Drill state: the number of the sentence shown (from 1), the sentence, and its open word by index. */
export interface JishoState {
  readonly count: number;
  readonly sentence: JishoSentence;
  /** The word for which the sentence was drawn, because it is due. */
  readonly returnedWord: JishoWord | null;
  readonly openWord: number | null;
  readonly isMeaningShown: boolean;
  /** Whether an open word is asked before it is shown: from 中級 on, at 初級 once the member wants it. */
  readonly isAsking: boolean;
  /** How well the words of this sentence were known, by the member's own grades. */
  readonly grades: ReadonlyMap<string, ReviewGrade>;
  /** What the answers to this sentence were judged. */
  readonly judgements: ReadonlyMap<string, Judgement>;
  readonly deck: Deck;
  readonly pool: readonly JishoSentence[];
}

export type JishoInput =
  | { readonly type: 'tapWord'; readonly word: number }
  | { readonly type: 'toggleMeaning' }
  | { readonly type: 'grade'; readonly item: string; readonly grade: ReviewGrade }
  /** Asks the next word that was not asked yet. */
  | { readonly type: 'ask' }
  /** Null for わからない. */
  | { readonly type: 'answer'; readonly answer: string | null }
  | { readonly type: 'next' };

export function start(deck: Deck, pool: readonly JishoSentence[] = jishoSentences): JishoState {
  return drawSentence({ deck, pool }, 1);
}

/** The first tap shows a word's reading, so that the meaning can be guessed; a later grade replaces an earlier one. */
export function step(state: JishoState, input: JishoInput): JishoState {
  switch (input.type) {
    case 'tapWord':
      return { ...state, openWord: state.openWord === input.word ? null : input.word, isMeaningShown: false };
    case 'toggleMeaning':
      return state.openWord === null ? state : { ...state, isMeaningShown: !state.isMeaningShown };
    case 'grade':
      return state.isMeaningShown ? { ...state, grades: new Map(state.grades).set(input.item, input.grade) } : state;
    case 'ask':
      return { ...state, isAsking: true, openWord: unaskedWord(state), isMeaningShown: false };
    case 'answer':
      return answer(state, input.answer);
    case 'next':
      return drawSentence(state, state.count + 1);
  }
}

/** The index of the next word with an open question; null if there is none. */
export function unaskedWord({ sentence, judgements, deck }: JishoState): number | null {
  const index = sentence.words.findIndex((word) => questionsOf(word, deck).some(({ item }) => !judgements.has(item)));
  return index < 0 ? null : index;
}

/** What is asked about a word of the sentence now; null if nothing is. */
export function questionOf({ sentence, isAsking, judgements, deck }: JishoState, index: number): Question | null {
  if (!isAsking) return null;
  return questionsOf(itemAt(sentence.words, index), deck).find(({ item }) => !judgements.has(item)) ?? null;
}

/** Whether a word of the sentence has a grade or a judged answer, and nothing more is asked of it. */
export function isAnswered(state: JishoState, index: number): boolean {
  const { sentence, grades, judgements, deck } = state;
  const word = itemAt(sentence.words, index);
  const items = questionsOf(word, deck).map(({ item }) => item);
  return questionOf(state, index) === null && items.some((item) => grades.has(item) || judgements.has(item));
}

/** The three meanings among which that of a word is chosen. */
export function choicesOf({ sentence, pool, deck, count }: JishoState, index: number): readonly JishoWord[] {
  return meaningChoices(itemAt(sentence.words, index), sentence, pool, deck.seed + count + index);
}

function answer(state: JishoState, text: string | null): JishoState {
  const question = state.openWord === null ? null : questionOf(state, state.openWord);
  if (question === null || state.openWord === null) return state;
  const judgement = judgementOf(isRight(question, itemAt(state.sentence.words, state.openWord), text));
  return { ...state, judgements: new Map(state.judgements).set(question.item, judgement) };
}

/** The answers to this sentence as they are stored: what was judged, else the member's own grade. */
export function resultsOf({ grades, judgements }: JishoState): ReadonlyMap<string, Judgement | ReviewGrade> {
  return new Map<string, Judgement | ReviewGrade>([...grades, ...judgements]);
}

function drawSentence({ deck: from, pool }: Pick<JishoState, 'deck' | 'pool'>, count: number): JishoState {
  const due = mayAskDue(from) ? findDueWord(from, pool) : null;
  const { item, deck } =
    due === null ? drawItem(from, pool) : { item: due.sentence, deck: takeDue(from, due.sentence) };
  return {
    count,
    sentence: item,
    returnedWord: due?.word ?? null,
    openWord: null,
    isMeaningShown: false,
    isAsking: deck.level > 1,
    grades: new Map(),
    judgements: new Map(),
    deck,
    pool,
  };
}
