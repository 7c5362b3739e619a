import type { Day } from '../day/day.ts';
import { type ContentItem, type Season, type TimeOfDay, timeOfDayAt } from './content-item.ts';
import type { PracticeLevel } from './level.ts';
import type { PracticeMemory } from './memory.ts';
import { nextRandom } from './seeded-random.ts';

/** Of three items of a visit, one may be asked again because it is due. */
const VISIT_PER_DUE = 3;

/** Draws the items of one visit: plain data, so that a drill can hold it in its own state. */
export interface Deck {
  /** What had been seen before this visit. */
  readonly memory: PracticeMemory;
  /** How many sessions of the practice had been recorded. */
  readonly sessions: number;
  readonly level: PracticeLevel;
  /** The highest level that was open before this visit. */
  readonly openLevel: PracticeLevel;
  readonly day: Day;
  readonly timeOfDay: TimeOfDay;
  readonly seed: number;
  /** Ids of the items drawn in this visit, in order. */
  readonly drawn: readonly string[];
  readonly dueCount: number;
  /** The only item to draw, where the drill is a part of another practice. */
  readonly only?: string;
}

interface DeckOptions
  extends Pick<Deck, 'memory' | 'day' | 'seed'>,
    Partial<Pick<Deck, 'sessions' | 'level' | 'openLevel'>> {
  /** Hour in Tokyo, 0 to 23. */
  readonly hour: number;
}

export function createDeck(options: DeckOptions): Deck {
  const { memory, sessions = 0, level = 1, openLevel = level, day, hour, seed } = options;
  return { memory, sessions, level, openLevel, day, timeOfDay: timeOfDayAt(hour), seed, drawn: [], dueCount: 0 };
}
/**
 * The next item of a pool that is not empty: one that is due, as long as these are at most a third of the visit; else one
 * that has never been seen, preferably of this season and time of day; else the one not seen for longest. Nothing repeats
 * within a visit before the pool is exhausted. Equal seeds give equal draws.
 */
export function drawItem<Item extends ContentItem>(
  deck: Deck,
  allItems: readonly Item[],
  order: 'random' | 'teaching' = 'random',
): { readonly item: Item; readonly deck: Deck } {
  const pool = deck.only === undefined ? allItems : allItems.filter(({ id }) => id === deck.only);
  const fresh = pool.filter(({ id }) => !deck.drawn.includes(id));
  const due = mayAskDue(deck) ? longestDue(deck, fresh) : undefined;
  if (due !== undefined) return { item: due, deck: takeDue(deck, due) };
  const { value, seed } = nextRandom(deck.seed);
  const choices = candidates(deck, pool, fresh);
  const item = choices[order === 'random' ? Math.floor(value * choices.length) : 0];
  if (item === undefined) throw new RangeError('Cannot draw from an empty pool');
  return { item, deck: { ...deck, seed, drawn: [...deck.drawn, item.id] } };
}

/** Whether the next item may be one that is due: these are at most a third of the visit. */
export function mayAskDue({ dueCount, drawn }: Deck): boolean {
  return dueCount * VISIT_PER_DUE <= drawn.length;
}

/** The deck after an item was drawn because it, or a part of it, is due. */
export function takeDue(deck: Deck, { id }: ContentItem): Deck {
  return { ...deck, drawn: [...deck.drawn, id], dueCount: deck.dueCount + 1 };
}

function candidates<Item extends ContentItem>(deck: Deck, pool: readonly Item[], fresh: readonly Item[]) {
  if (fresh.length === 0) return lowest(pool, ({ id }) => deck.drawn.lastIndexOf(id));
  const unknown = fresh.filter(({ id }) => !deck.memory.has(id));
  if (unknown.length === 0) return lowest(fresh, ({ id }) => deck.memory.get(id)?.lastSeen ?? '');
  const fitting = unknown.filter((item) => fits(item, deck));
  return fitting.length > 0 ? fitting : unknown;
}

/** Later than any day. */
const NEVER = '9999-12-31';

/** The item that has been due for longest; undefined if none is. */
function longestDue<Item extends ContentItem>({ memory, day }: Deck, fresh: readonly Item[]): Item | undefined {
  const dueDay = ({ id }: Item) => memory.get(id)?.dueDay ?? NEVER;
  const due = fresh.filter((item) => dueDay(item) <= day);
  return lowest(due, dueDay)[0];
}

/** All items with the lowest key. */
export function lowest<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly Item[] {
  let lowestItems: Item[] = [];
  let key: string | number | undefined;
  for (const item of items) {
    const itemKey = keyOf(item);
    if (key !== undefined && itemKey > key) continue;
    if (itemKey !== key) lowestItems = [];
    key = itemKey;
    lowestItems.push(item);
  }
  return lowestItems;
}

function fits({ season, timeOfDay }: ContentItem, deck: Deck): boolean {
  return (
    (season === undefined || seasonsOf(deck.day).includes(season)) &&
    (timeOfDay === undefined || timeOfDay === deck.timeOfDay)
  );
}

/** The seasons that a day belongs to; the rainy season and the turn of the year lie within longer ones. */
export function seasonsOf(day: Day): readonly Season[] {
  const date = day.slice('yyyy-'.length);
  const within = (first: string, last: string) => first <= date && date <= last;
  const seasons: readonly (readonly [Season, boolean])[] = [
    ['new-year', within('01-01', '01-15')],
    ['winter', within('12-01', '12-31') || within('01-01', '02-29')],
    ['spring', within('03-01', '05-31')],
    ['rainy', within('06-01', '07-20')],
    ['summer', within('06-01', '08-31')],
    ['autumn', within('09-01', '11-30')],
    ['year-end', within('12-15', '12-31')],
  ];
  return seasons.filter(([, isNow]) => isNow).map(([season]) => season);
}
