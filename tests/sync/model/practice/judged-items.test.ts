import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { foldJudgedItems } from '../../../../sync/model/practice/judged-items.ts';
import type { Visit } from '../../../../sync/model/practice/memory.ts';

const FIRST = toDay('2026-11-01');
const ITEM = 'jisho-reading-糸口';

function visit(day: number, result: string, item = ITEM): Visit {
  return { id: `${day} ${item} ${result}`, day: addDays(FIRST, day), results: [{ item, result }] };
}

/** The day, from 0, on which the item was learnt; null if it was not. */
function learntOn(...answers: readonly (readonly [day: number, result: string])[]): number | null {
  const [learnt] = foldJudgedItems(
    answers.map(([day, result]) => visit(day, result)),
    'jisho-reading-',
  ).learnt;
  return learnt === undefined ? null : Number(learnt.learnt.slice(-2)) - 1;
}

describe('an item that was missed', () => {
  test('is learnt on the second later day on which it is right, at least seven days after the miss', () => {
    expect(learntOn([0, 'wrong'], [1, 'right'], [7, 'right'])).toBe(7);
    expect(learntOn([0, 'wrong'], [1, 'right'], [6, 'right'])).toBeNull();
    expect(learntOn([0, 'wrong'], [1, 'right'], [6, 'right'], [9, 'right'], [12, 'right'])).toBe(9);
    expect(learntOn([0, 'wrong'], [8, 'right'])).toBeNull();
    expect(learntOn([0, 'wrong'], [8, 'right'], [8, 'right'])).toBeNull();
    expect(learntOn([0, 'wrong'], [8, 'right'], [10, 'wrong'], [12, 'right'])).toBe(12);
  });

  test('is not learnt without a miss, nor on the day of the miss, nor by grades of the member', () => {
    expect(learntOn([0, 'right'], [1, 'right'], [9, 'right'])).toBeNull();
    expect(learntOn([0, 'wrong'], [0, 'right'], [9, 'right'])).toBeNull();
    expect(learntOn([0, 'again'], [1, 'remembered'], [9, 'remembered'])).toBeNull();
    expect(learntOn([0, 'wrong'], [1, 'remembered'], [9, 'right'])).toBeNull();
  });

  test('is one of those with the prefix', () => {
    const visits = [
      visit(0, 'right'),
      visit(1, 'right', 'jisho-meaning-糸口'),
      visit(2, 'wrong', 'jisho-reading-余白'),
    ];
    expect(foldJudgedItems(visits, 'jisho-reading-')).toEqual({ right: 1, learnt: [] });
  });

  test('stays learnt whatever rows arrive later, in any order', () => {
    const rows = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 27 }), fc.constantFrom('right', 'wrong', 'seen'))
        .map(([day, result]) => visit(day, result)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, rows, (some, more) => {
        const before = foldJudgedItems(some, 'jisho-');
        const after = foldJudgedItems([...more, ...some.toReversed()], 'jisho-');
        expect(after.learnt.length).toBeGreaterThanOrEqual(before.learnt.length);
        expect(after.right).toBeGreaterThanOrEqual(before.right);
      }),
    );
  });
});
