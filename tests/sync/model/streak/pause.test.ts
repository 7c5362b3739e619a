import { describe, expect, test } from 'vitest';
import { toDay } from '../../../../sync/model/day/day.ts';
import { joinValues } from '../../../../sync/model/joins.ts';
import { endPause, isPaused, pausedDays } from '../../../../sync/model/streak/pause.ts';

const SET = { '2026-11-20': 1 };
const day = (number: number) => toDay(`2026-11-${number}`);
/** The entries after the app was opened on a day. */
const openedOn = (number: number, entries: Readonly<Record<string, number>> = SET) => ({
  ...entries,
  ...endPause(entries, day(number)),
});

describe('a pause', () => {
  test('lasts from the day on which it was set until the app is opened on a later day', () => {
    expect([19, 20, 21, 29].map((number) => isPaused(SET, day(number)))).toEqual([false, true, true, true]);
    expect(endPause(SET, day(20))).toBeNull();
    expect(isPaused(openedOn(24), day(25))).toBe(false);
    expect(endPause(openedOn(24), day(25))).toBeNull();
  });

  test('has the days between, also afterwards', () => {
    const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
    expect([...pausedDays(SET, day(24))]).toEqual(days);
    expect([...pausedDays(openedOn(24), day(29))]).toEqual(days);
    expect([...pausedDays(openedOn(21), day(29))]).toEqual([]);
    expect([...pausedDays(SET, day(20))]).toEqual([]);
  });

  test('of two devices keeps the earlier end', () => {
    expect(joinValues('max_per_key', openedOn(22), openedOn(26))).toEqual(openedOn(22));
    expect(joinValues('max_per_key', SET, openedOn(26))).toEqual(openedOn(26));
  });

  test('leaves earlier pauses and other entries as they are', () => {
    const again = { ...openedOn(22), '2026-11-25': 1, '2026-02-30': 1, x: 1 };
    expect(endPause(again, day(27))).toEqual({ '2026-11-25': expect.any(Number) });
    expect([...pausedDays(openedOn(27, again), day(29))]).toEqual(['2026-11-21', '2026-11-26']);
  });
});
