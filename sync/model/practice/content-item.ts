/** When a text that is bound to a season fits; others fit all year. */
export type Season = 'new-year' | 'winter' | 'spring' | 'rainy' | 'summer' | 'autumn' | 'year-end';

/** When a text that is bound to a time of day fits; others fit at any time. */
export type TimeOfDay = 'morning' | 'day' | 'evening' | 'night';

/** The time of day of an hour in Tokyo, 0 to 23. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour < 4 || hour >= 21) return 'night';
  if (hour < 11) return 'morning';
  return hour < 17 ? 'day' : 'evening';
}

/** What every piece of content has. */
export interface ContentItem {
  /** Stable and never reused: practice results refer to it. */
  readonly id: string;
  readonly season?: Season;
  readonly timeOfDay?: TimeOfDay;
  /** Words whose reading a machine gets wrong here: as written, and in kana. */
  readonly readings?: readonly (readonly [word: string, reading: string])[];
}

/** The id of the item with a number in the history; the reverse of itemNumber(). */
export function itemIdAt(pack: string, number: number): string {
  return `${pack}-${String(number).padStart(3, '0')}`;
}

/** The pack of an item, or of a part of one: what stands before its first hyphen. */
export function packOf(id: string): string {
  return id.split('-', 1)[0] ?? id;
}

/** The number of an item in the history: the trailing number of its id. */
export function itemNumber({ id }: ContentItem): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}

/** The number of the first item that an admin may add to a pack; those of bundled items are smaller. */
const FIRST_ADDED_NUMBER = 10_001;

/** True for an item that the admin has added, false for one that came with the app. */
export function isAdded(item: ContentItem): boolean {
  return itemNumber(item) >= FIRST_ADDED_NUMBER;
}
