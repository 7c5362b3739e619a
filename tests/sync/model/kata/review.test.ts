import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, toDay } from '../../../../sync/model/day/day.ts';
import { joinValues } from '../../../../sync/model/joins.ts';
import type { Json } from '../../../../sync/model/json.ts';
import { kataForms } from '../../../../sync/model/kata/kata-forms.collection.ts';
import { type KataReview, kataReview, selectTodaysReviews } from '../../../../sync/model/kata/review.ts';
import { scheduleReview } from '../../../../sync/model/kata/review-schedule.ts';

const readReview = (value: unknown) => v.parse(kataReview, value);
const NOON = Date.parse('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;

const day = fc.constantFrom(...['2026-11-20', '2026-11-21', '2027-01-01'].map(toDay));
const review: fc.Arbitrary<KataReview> = fc.record({
  reviewed_at: fc.constantFrom('2026-11-20T03:00:00.000Z', '2026-11-20T03:00:00.001Z', '2026-11-21T00:00:00.000Z'),
  reviewed_day: day,
  due_day: day,
  stability: fc.constantFrom(0.1, 2.3065, 12),
  difficulty: fc.constantFrom(1, 5.5),
  reps: fc.nat(3),
  lapses: fc.nat(2),
});

describe('a review', () => {
  test('keeps the later review, and any review over null', () => {
    const early = scheduleReview(null, 'again', NOON);
    const late = scheduleReview(null, 'remembered', NOON + 1);
    const join = (a: Json, b: Json) => joinValues(kataForms.joins.review, a, b);
    expect(join(early, late)).toEqual(late);
    expect(join(late, early)).toEqual(late);
    expect(join(null, early)).toEqual(early);
    expect(join('nonsense', early)).toEqual(early);
    expect(join(null, null)).toBeNull();
  });

  test('parses only valid reviews', () => {
    fc.assert(
      fc.property(review, (value) => {
        expect(readReview({ ...value, more: 1 })).toEqual(value);
      }),
    );
    for (const value of [null, undefined, 3, 'x', [], {}, { ...scheduleReview(null, 'again', NOON), reps: '1' }]) {
      expect(readReview(value)).toBeNull();
    }
  });
});

describe('review schedule', () => {
  test('schedules a forgotten kata for tomorrow', () => {
    const first = scheduleReview(null, 'again', NOON);
    expect(first).toMatchObject({ reviewed_day: '2026-11-20', due_day: '2026-11-21', reps: 1 });
  });

  test('increases the interval with each remembered review, up to a year', () => {
    let state: KataReview | null = null;
    let now = NOON;
    let pause = 0;
    for (let round = 0; round < 12; round += 1) {
      state = scheduleReview(state, 'remembered', now);
      const next = daysBetween(state.reviewed_day, state.due_day);
      expect(next).toBeGreaterThanOrEqual(pause);
      expect(next).toBeLessThanOrEqual(365);
      pause = next;
      now += next * DAY_MS;
    }
    expect(pause).toBe(365);
    const lapsed = scheduleReview(state, 'again', now);
    expect(lapsed.lapses).toBe(1);
    expect(daysBetween(lapsed.reviewed_day, lapsed.due_day)).toBeLessThan(30);
  });

  test('stays valid for any clocks of two devices', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom('remembered' as const, 'again' as const), fc.integer({ min: -40, max: 400 })),
          {
            maxLength: 20,
          },
        ),
        (answers) => {
          let state: KataReview | null = null;
          let now = NOON;
          for (const [grade, days] of answers) {
            now += days * DAY_MS;
            state = scheduleReview(state, grade, now);
            expect(readReview(JSON.parse(JSON.stringify(state)))).toEqual(state);
            expect(state.due_day > state.reviewed_day).toBe(true);
            expect(state.due_day <= addDays(state.reviewed_day, 365)).toBe(true);
            expect(Number.isFinite(state.stability) && state.stability > 0).toBe(true);
          }
        },
      ),
    );
  });
});

describe("today's review", () => {
  const due = (id: string, dueDay: string, reviewedDay = '2026-11-01') => ({
    id,
    review: { ...scheduleReview(null, 'again', NOON), due_day: toDay(dueDay), reviewed_day: toDay(reviewedDay) },
  });
  const TODAY = toDay('2026-11-20');
  const fresh = (id: string) => ({ id, review: null });

  test('lists the longest overdue first, then never reviewed kata', () => {
    const kata = [fresh('2'), due('a', '2026-11-20'), due('b', '2026-11-02'), due('c', '2026-11-21'), fresh('1')];
    expect(selectTodaysReviews(kata, TODAY).map(({ id }) => id)).toEqual(['b', 'a', '1', '2']);
  });

  test('lists what a clock that ran ahead has reviewed on a later day', () => {
    const kata = [due('a', '2027-09-01', '2027-06-01'), due('b', '2026-11-21', '2026-11-20')];
    expect(selectTodaysReviews(kata, TODAY).map(({ id }) => id)).toEqual(['a']);
  });

  test('has at most ten kata a day, including those already reviewed today', () => {
    const many = Array.from({ length: 500 }, (_, n) => fresh(String(n).padStart(3, '0')));
    expect(selectTodaysReviews(many, TODAY)).toHaveLength(10);
    const done = ['x', 'y', 'z'].map((id) => due(id, '2026-11-21', '2026-11-20'));
    expect(selectTodaysReviews([...many, ...done], TODAY)).toHaveLength(7);
    expect(
      selectTodaysReviews(
        [...many, ...Array.from({ length: 12 }, (_, n) => due(`d${n}`, '2026-12-01', '2026-11-20'))],
        TODAY,
      ),
    ).toEqual([]);
  });
});
