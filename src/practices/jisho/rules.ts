import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { type Deck, drawItem, mayAskDue, takeDue } from '../../../sync/model/practice/deck.ts';
import { type JishoSentence, type JishoWord, jishoSentences } from './content.ts';
import { findDueWord } from './due-word.ts';

/** Drill state: the number of the sentence shown (from 1), the sentence, and its open word by index. */
export interface JishoState {
  readonly count: number;
  readonly sentence: JishoSentence;
  /** The word for which the sentence was drawn, because it is due. */
  readonly returnedWord: JishoWord | null;
  readonly openWord: number | null;
  readonly isMeaningShown: boolean;
  /** How well the words of this sentence were known, by their ids. */
  readonly grades: ReadonlyMap<string, ReviewGrade>;
  readonly deck: Deck;
  readonly pool: readonly JishoSentence[];
}

export type JishoInput =
  | { readonly type: 'tapWord'; readonly word: number }
  | { readonly type: 'toggleMeaning' }
  | { readonly type: 'grade'; readonly word: string; readonly grade: ReviewGrade }
  | { readonly type: 'next' };

/** Initial state with the first sentence and no open word. */
export function start(deck: Deck, pool: readonly JishoSentence[] = jishoSentences): JishoState {
  return drawSentence({ deck, pool }, 1);
}

/** The first tap shows a word's reading, so that the meaning can be guessed; a later grade replaces an earlier one. */
export function step(state: JishoState, input: JishoInput): JishoState {
  switch (input.type) {
    case 'tapWord':
      return {
        ...state,
        openWord: state.openWord === input.word ? null : input.word,
        isMeaningShown: false,
      };
    case 'toggleMeaning':
      return state.openWord === null ? state : { ...state, isMeaningShown: !state.isMeaningShown };
    case 'grade':
      return { ...state, grades: new Map(state.grades).set(input.word, input.grade) };
    case 'next':
      return drawSentence(state, state.count + 1);
  }
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
    grades: new Map(),
    deck,
    pool,
  };
}
