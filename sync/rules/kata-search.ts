import { foldText } from './kata-folding.ts';

/** The fields that a search looks into. */
export interface KataTexts {
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string | null;
  readonly category: string | null;
}

/** Stands between fields, so that no phrase is found across two of them; queries cannot hold it. */
const FIELD_SEPARATOR = '\n';

/** What a kata is searched by, to be made once for each version of it. */
export function searchText({ name, category, zou, ishiki }: KataTexts): string {
  return foldText([name ?? '', category ?? '', zou, ishiki].join(FIELD_SEPARATOR));
}

/** The folded words of a query, all of which must be found; none for a blank query, which finds everything. */
export function searchWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/u).filter(Boolean);
}

/** Whether a search text holds all words. */
export function containsWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
