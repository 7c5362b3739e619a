import type { ContentItem } from '../../../sync/model/practice/content-item.ts';

/** One text of an item; `item` is its id or the id of a part of it. */
export interface PackText {
  readonly item: string;
  readonly text: string;
}

/** All texts of one kind in a pack. */
export interface PackField {
  readonly name: string;
  readonly texts: readonly PackText[];
  /** The fewest and the most characters of a text. */
  readonly length: readonly [number, number];
  /**
   * Prose varies: its openings and endings are counted, and near-duplicates are looked for; labels and questions may repeat.
   * A whole is prose put together from the texts of other fields, whose signs and spellings are checked there.
   */
  readonly kind: 'prose' | 'label' | 'whole';
}

/** How many pieces of a kind a pack has, and how many it needs. */
export interface PackCount {
  readonly what: string;
  readonly count: number;
  readonly minimum: number;
}

/** The content of one drill, in the form that all checks understand. */
export interface Pack {
  readonly name: string;
  /** What its ids begin with; nothing before a UUID. */
  readonly idPrefix: string;
  /** What follows the prefix in an id; a number unless told. */
  readonly idEnds?: 'number' | 'words' | 'uuid';
  readonly items: readonly ContentItem[];
  readonly counts: readonly PackCount[];
  /** By what the items are counted, such as their level or category: the value of each item. */
  readonly groups: Readonly<Record<string, readonly (string | number | boolean | undefined)[]>>;
  readonly fields: readonly PackField[];
}

type Length = readonly [number, number];

/** A field of prose with one text an item. */
export function prose<Item extends ContentItem>(
  name: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  length: Length,
): PackField {
  return { name, texts: items.map((item) => ({ item: item.id, text: textOf(item) })), length, kind: 'prose' };
}

/** A field of prose that is put together from other fields. */
export function wholes<Item extends ContentItem>(
  name: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  length: Length,
): PackField {
  return { ...prose(name, items, textOf, length), kind: 'whole' };
}

/** A field of labels or questions with one text an item. */
export function labels<Item extends ContentItem>(
  name: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  length: Length,
): PackField {
  return { ...prose(name, items, textOf, length), kind: 'label' };
}

/** The parts of all items, such as paragraphs, with an id each: that of the item and a number. */
export function partsOf<Item extends ContentItem>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): readonly (ContentItem & { readonly text: string })[] {
  return items.flatMap((item) => textsOf(item).map((text, index) => ({ id: `${item.id}-${index + 1}`, text })));
}
