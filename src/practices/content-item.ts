/** When a text that names its season fits; others fit all year. */
export type Season = 'new-year' | 'winter' | 'spring' | 'rainy' | 'summer' | 'autumn' | 'year-end';

/** What every piece of content has. */
export interface ContentItem {
  /** Stable and never reused: practice results refer to it. Its trailing number is the item's number in the history. */
  readonly id: string;
  readonly season?: Season;
  /** Words whose reading a machine gets wrong here: as written, and in kana. */
  readonly readings?: readonly (readonly [word: string, reading: string])[];
}

/** The number of an item in the history. */
export function itemNumber({ id }: ContentItem): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
