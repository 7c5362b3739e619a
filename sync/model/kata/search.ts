import { foldText } from '../text/fold-text.ts';

/** The fields that a search covers. */
export interface KataTexts {
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string | null;
  readonly category: string | null;
}

/** Separates fields, so that no word matches across two of them. Query words cannot contain it. */
const FIELD_SEPARATOR = '\n';

/** The folded search text of a kata. Compute it once per version of a kata. */
export function searchText({ name, category, zou, ishiki }: KataTexts): string {
  return foldText([name ?? '', category ?? '', zou, ishiki].join(FIELD_SEPARATOR));
}

/** The folded words of a query, all of which must match. A blank query has none and matches everything. */
export function searchWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/u).filter(Boolean);
}

/** Whether a search text contains all words. */
export function containsWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
