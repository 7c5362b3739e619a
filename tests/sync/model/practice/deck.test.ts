import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import type { ContentItem } from '../../../../sync/model/practice/content-item.ts';
import { createDeck, type Deck, drawItem, seasonsOf } from '../../../../sync/model/practice/deck.ts';
import type { ItemMemory, PracticeMemory } from '../../../../sync/model/practice/memory.ts';

const DAY = toDay('2026-11-20');
const pool: readonly ContentItem[] = Array.from({ length: 9 }, (_, index) => ({ id: `item-${index}` }));

function deckWith(memory: PracticeMemory, { hour = 7, seed = 1, day = DAY } = {}): Deck {
  return createDeck({ memory, day, hour, seed });
}

function seen(daysAgo: number, dueInDays: number | null = null): ItemMemory {
  return {
    lastSeen: addDays(DAY, -daysAgo),
    lastGrade: dueInDays === null ? null : 'remembered',
    dueDay: dueInDays === null ? null : addDays(DAY, dueInDays),
  };
}

function drawMany(from: Deck, count: number, items = pool, order: 'random' | 'teaching' = 'random'): string[] {
  const ids: string[] = [];
  let deck = from;
  while (ids.length < count) {
    const drawn = drawItem(deck, items, order);
    ids.push(drawn.item.id);
    deck = drawn.deck;
  }
  return ids;
}

const anyMemory = fc
  .array(
    fc.record({
      item: fc.constantFrom(...pool.map(({ id }) => id)),
      daysAgo: fc.integer({ min: 0, max: 60 }),
      due: fc.option(fc.integer({ min: -20, max: 20 })),
    }),
  )
  .map((entries) => new Map(entries.map(({ item, daysAgo, due }) => [item, seen(daysAgo, due)])));

describe('a deck', () => {
  test('draws what has never been seen, then what was not seen for longest', () => {
    const memory = new Map(pool.slice(3).map(({ id }, index) => [id, seen(index + 1)]));
    const ids = drawMany(deckWith(memory), 9);
    expect(ids.slice(0, 3).toSorted()).toEqual(['item-0', 'item-1', 'item-2']);
    expect(ids.slice(3)).toEqual(['item-8', 'item-7', 'item-6', 'item-5', 'item-4', 'item-3']);
  });

  test('draws what is due first, the longest due at the start, for at most a third of the visit', () => {
    const memory = new Map([
      ['item-0', seen(9, -1)],
      ['item-1', seen(9, -4)],
      ['item-2', seen(9, 1)],
    ]);
    const ids = drawMany(deckWith(memory), 6);
    expect(ids[0]).toBe('item-1');
    expect(ids[3]).toBe('item-0');
    expect(ids).not.toContain('item-2');
  });

  test('keeps the teaching order', () => {
    const memory = new Map([['item-1', seen(2)]]);
    expect(drawMany(deckWith(memory), 4, pool, 'teaching')).toEqual(['item-0', 'item-2', 'item-3', 'item-4']);
  });

  test('prefers what fits the season and the time of day, before it draws the rest', () => {
    const items: readonly ContentItem[] = [
      { id: 'snow', season: 'winter' },
      { id: 'leaves', season: 'autumn' },
      { id: 'bath', timeOfDay: 'night' },
      { id: 'bus', timeOfDay: 'morning' },
      { id: 'any' },
    ];
    const ids = drawMany(deckWith(new Map()), 5, items);
    expect(ids.slice(0, 3).toSorted()).toEqual(['any', 'bus', 'leaves']);
    expect(ids.slice(3).toSorted()).toEqual(['bath', 'snow']);
  });

  test('repeats in the same order once the pool is exhausted', () => {
    const ids = drawMany(deckWith(new Map()), 18);
    expect(new Set(ids.slice(0, 9)).size).toBe(9);
    expect(ids.slice(9)).toEqual(ids.slice(0, 9));
  });

  test('refuses an empty pool', () => {
    expect(() => drawItem(deckWith(new Map()), [])).toThrow(RangeError);
  });

  test('draws the same for the same seed', () => {
    const draw = (seed: number) => drawMany(deckWith(new Map(), { seed }), 9);
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  test('for any memory, repeats nothing within a round and asks at most a third again', () => {
    fc.assert(
      fc.property(anyMemory, fc.integer({ min: 0 }), (memory, seed) => {
        const ids = drawMany(deckWith(memory, { seed }), pool.length);
        expect(new Set(ids).size).toBe(pool.length);
        const untilLastNew = ids.slice(0, ids.findLastIndex((id) => !memory.has(id)) + 1);
        // Only what is due comes before something new.
        const asked = untilLastNew.filter((id) => memory.has(id));
        expect(asked.length).toBeLessThanOrEqual(Math.ceil(untilLastNew.length / 3));
        for (const id of asked) expect((memory.get(id)?.dueDay ?? '9') <= DAY).toBe(true);
      }),
    );
  });
});

describe('a deck of a part', () => {
  test('draws its only item, whatever is due or unknown', () => {
    const memory = new Map([['item-2', seen(30, -9)]]);
    expect(drawMany({ ...deckWith(memory), only: 'item-5' }, 2)).toEqual(['item-5', 'item-5']);
  });
});

describe('the seasons of a day', () => {
  test.each([
    ['2026-01-03', ['new-year', 'winter']],
    ['2028-02-29', ['winter']],
    ['2026-05-31', ['spring']],
    ['2026-06-15', ['rainy', 'summer']],
    ['2026-08-01', ['summer']],
    ['2026-10-10', ['autumn']],
    ['2026-12-31', ['winter', 'year-end']],
  ])('%s', (day, seasons) => {
    expect(seasonsOf(toDay(day))).toEqual(seasons);
  });
});
