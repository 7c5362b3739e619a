import type { ContentItem } from '../../../sync/model/practice/content-item.ts';

/** A modifying phrase: 連用 (renyou) modifies a verb or adjective, 連体 (rentai) a noun. */
export interface ModifierPhrase extends ContentItem {
  /** From 1, the plainest, to 6. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly bunsetsu: string;
  readonly type: 'renyou' | 'rentai';
  readonly explanation: string;
  /** Where the phrase stands, from level 3 on. */
  readonly sentence?: PhraseSentence;
}

/** A sentence with the words that may be chosen: each stands once behind the phrase, in the order of its list. */
export interface PhraseSentence {
  readonly text: string;
  /** Nouns with their particles. */
  readonly nouns: readonly string[];
  /** Verbs and adjectives. */
  readonly predicates: readonly string[];
  /** The word that the phrase leans on: a noun for 連体, a predicate for 連用. */
  readonly head: string;
}
