import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import {
  BRAIN_SPEED,
  BRAIN_SPEED_2,
  completedPercent,
  completeLesson,
  countCompletedLessons,
  initialProgress,
  isLessonAvailable,
  type LessonProgress,
  lessonState,
  nextOpeningAt,
  normalizeProgress,
  programmeBefore,
  programmes,
} from '../../../../sync/model/lessons/lessons.ts';
import { grantLessonProgress, programmeOpened } from '../../../support/reference/lesson-grant.ts';

const at = (iso: string) => Date.parse(iso);
const progress = (current: number, watched: string | null, completed: string | null = null): LessonProgress => ({
  current_lesson: current,
  total_lessons: 30,
  last_watched_date: watched === null ? null : toDay(watched),
  completed_at: completed,
});

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(toDay('2026-11-01'), days));
const anyProgress = fc.record({
  current_lesson: fc.integer({ min: 1, max: 30 }),
  total_lessons: fc.constant(30),
  last_watched_date: fc.option(day),
  completed_at: fc.option(day.map((value) => `${value}T03:00:00.000Z`)),
});

describe('lesson availability', () => {
  test.each([
    ['at once when no lesson was watched yet', null, '2026-11-20T03:00:00Z', true],
    ['not in the minute after it was watched', '2026-11-20', '2026-11-20T03:01:00Z', false],
    ['not in the last second of the UTC day, 8:59:59 in Tokyo', '2026-11-20', '2026-11-20T23:59:59.999Z', false],
    ['from 9:00 in Tokyo on', '2026-11-20', '2026-11-21T00:00:00Z', true],
    ['at 8:59 in Tokyo when it was watched at 9:01 the day before', '2026-11-19', '2026-11-19T23:59:00Z', false],
    ['two minutes later, at 9:01', '2026-11-19', '2026-11-20T00:01:00Z', true],
    ['after weeks without a lesson', '2026-11-01', '2026-11-20T03:00:00Z', true],
    ['across the turn of the year', '2026-12-31', '2027-01-01T00:00:00Z', true],
    ['across a leap day', '2028-02-28', '2028-02-29T00:00:00Z', true],
    [
      'when the row has a future day, so that nobody is locked out for years',
      '2099-01-01',
      '2026-11-20T03:00:00Z',
      true,
    ],
  ])('opens %s', (_what, watched, now, open) => {
    expect(isLessonAvailable(progress(5, watched), at(now))).toBe(open);
  });

  test.each([
    ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-20T14:59:59Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-20T15:00:00Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z'],
  ])('returns midnight UTC as the next opening at %s', (now, opening) => {
    expect(new Date(nextOpeningAt(progress(5, '2026-11-20'), at(now)) ?? 0).toISOString()).toBe(opening);
  });

  test('returns no opening when the lesson is open or all are completed', () => {
    expect(nextOpeningAt(progress(5, '2026-11-19'), at('2026-11-20T03:00:00Z'))).toBeNull();
    expect(nextOpeningAt(progress(30, '2026-11-20', '2026-11-20T03:00:00Z'), at('2026-11-20T04:00:00Z'))).toBeNull();
  });
});

describe('lesson programme', () => {
  const now = at('2026-11-20T03:00:00Z');

  test('has completed lessons before the current one and future lessons after it', () => {
    const states = (stored: LessonProgress) => [4, 5, 6].map((lesson) => lessonState(stored, lesson, now));
    expect(states(progress(5, '2026-11-19'))).toEqual(['completed', 'available', 'future']);
    expect(states(progress(5, '2026-11-20'))).toEqual(['completed', 'waiting', 'future']);
  });

  test('counts current_lesson - 1 lessons, and all 30 only after the last is completed', () => {
    expect([1, 2, 12, 30].map((current) => countCompletedLessons(progress(current, null)))).toEqual([0, 1, 11, 29]);
    expect([1, 2, 12, 30].map((current) => completedPercent(progress(current, null)))).toEqual([0, 3, 37, 97]);
    const done = progress(30, '2026-11-19', '2026-11-19T03:00:00Z');
    expect([countCompletedLessons(done), completedPercent(done)]).toEqual([30, 100]);
    expect(lessonState(done, 30, now)).toBe('completed');
    expect(isLessonAvailable(done, now)).toBe(false);
  });

  test('advances by one lesson and records the UTC day and the instant', () => {
    expect(completeLesson(initialProgress(), 1, now)).toEqual(progress(2, '2026-11-20'));
    expect(completeLesson(progress(29, '2026-11-19'), 29, now)).toEqual(progress(30, '2026-11-20'));
    expect(completeLesson(progress(30, '2026-11-19'), 30, now)).toEqual(
      progress(30, '2026-11-20', '2026-11-20T03:00:00.000Z'),
    );
    expect(completeLesson(initialProgress(), 1, at('2026-11-20T23:59:00Z'))?.last_watched_date).toBe('2026-11-20');
  });

  test.each([
    ['an older lesson', progress(5, '2026-11-19'), 4],
    ['a later one', progress(5, '2026-11-19'), 6],
    ['the current one while it waits', progress(5, '2026-11-20'), 5],
    ['the last one again', progress(30, '2026-11-19', '2026-11-19T03:00:00Z'), 30],
    ['any other lesson after completion', progress(30, '2026-11-19', '2026-11-19T03:00:00Z'), 7],
  ])('does not change after watching %s', (_what, stored, lesson) => {
    expect(completeLesson(stored, lesson, now)).toBeNull();
  });

  test('takes at least 30 days, no matter how often the member taps', () => {
    let stored: LessonProgress = initialProgress();
    for (let hour = 0; hour < 29 * 24; hour += 1) {
      stored = completeLesson(stored, stored.current_lesson, at('2026-11-01T00:00:00Z') + hour * 3_600_000) ?? stored;
    }
    expect(stored).toEqual(progress(30, '2026-11-29'));
    expect(completeLesson(stored, 30, at('2026-11-30T00:00:00Z'))?.completed_at).toBe('2026-11-30T00:00:00.000Z');
  });
});

describe('row of an old client', () => {
  test.each([
    ['nothing', {}, initialProgress()],
    ['text instead of numbers', { current_lesson: '7', total_lessons: 'thirty' }, initialProgress()],
    ['a lesson beyond the end', { current_lesson: 31 }, progress(30, null)],
    ['a lesson before the first', { current_lesson: -4 }, progress(1, null)],
    ['a fractional lesson', { current_lesson: 7.5 }, progress(7, null)],
    ['NaN', { current_lesson: Number.NaN }, initialProgress()],
    ['another total', { current_lesson: 7, total_lessons: 5 }, progress(7, null)],
    ['a day that does not exist', { current_lesson: 7, last_watched_date: '2026-02-30' }, progress(7, null)],
    [
      'an instant instead of a day',
      { current_lesson: 7, last_watched_date: '2026-02-20T00:00:00Z' },
      progress(7, null),
    ],
    ['text as completed_at', { current_lesson: 7, completed_at: 'yes' }, progress(7, null)],
    ['true as completed_at', { current_lesson: 7, completed_at: true }, progress(7, null)],
  ])('with %s is normalized to valid progress', (_what, row, expected) => {
    expect(normalizeProgress(row)).toEqual(expected);
  });

  test('is unchanged when valid', () => {
    fc.assert(
      fc.property(anyProgress, (stored) => {
        expect(normalizeProgress({ ...stored })).toEqual(stored);
      }),
    );
  });
});

describe('the second round', () => {
  const opened = (before: LessonProgress | null, joined = '2026-11-01') =>
    programmeOpened(BRAIN_SPEED_2, before, toDay(joined));
  const complete = progress(30, '2026-12-05', '2026-12-05T03:00:00.000Z');

  test('opens on the UTC day on which the first is completed', () => {
    expect(opened(complete)).toBe('2026-12-05');
    expect(opened({ ...complete, completed_at: '2026-12-04T23:59:59.999Z' })).toBe('2026-12-04');
  });

  test('is not open before', () => {
    expect(opened(null)).toBeNull();
    expect(opened(progress(30, '2026-12-05'))).toBeNull();
  });

  test('never opens before the first could be complete', () => {
    expect(opened({ ...complete, completed_at: '2020-01-01T00:00:00.000Z' })).toBe('2026-11-30');
  });

  test('is the only programme that waits for another one', () => {
    expect(Object.keys(programmes).filter((type) => programmeBefore(type) !== null)).toEqual([BRAIN_SPEED_2]);
    expect(programmeOpened(BRAIN_SPEED, null, toDay('2026-11-01'))).toBe('2026-11-01');
  });
});

describe('server grant', () => {
  const today = toDay('2026-11-20');
  const grant = (stored: LessonProgress | null, claim: LessonProgress, openedDay = '2026-11-20') =>
    grantLessonProgress(stored, claim, {
      today,
      openedDay: toDay(openedDay),
      now: '2026-11-20T03:00:00.000Z',
    });

  test('allows only the first lesson on the day of joining', () => {
    expect(grant(null, progress(2, today))).toEqual(progress(2, today));
    expect(grant(null, progress(9, today))).toEqual(progress(2, today));
  });

  test('allows one lesson per day since the last one', () => {
    const stored = progress(5, '2026-11-17');
    expect(grant(stored, progress(8, today))).toEqual(progress(8, today));
    expect(grant(stored, progress(12, today))).toEqual(progress(8, today));
  });

  test('ignores claimed days before joining or in the future', () => {
    expect(grant(null, progress(1, '2020-01-01'))).toEqual(progress(1, '2026-11-19'));
    expect(grant(null, progress(1, '2027-01-01'))).toEqual(progress(1, today));
  });

  test('allows completion only with the last lesson, and never later than now', () => {
    const end = '2026-12-24T00:00:00.000Z';
    expect(grant(progress(30, '2026-11-19'), progress(30, today, end)).completed_at).toBe('2026-11-20T03:00:00.000Z');
    expect(grant(progress(7, '2026-11-19'), progress(30, today, end))).toEqual(progress(8, today));
  });

  test('is nothing while the programme is not open, and keeps what was granted before', () => {
    const at = { today, openedDay: null, now: '2026-11-20T03:00:00.000Z' };
    expect(grantLessonProgress(null, progress(2, today), at)).toEqual(progress(1, null));
    expect(grantLessonProgress(progress(4, '2026-11-18'), progress(9, today), at)).toEqual(progress(4, '2026-11-18'));
  });

  test('never reduces progress and never exceeds the elapsed days', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (stored, claim) => {
        const granted = grant(stored, claim, '2026-11-01');
        expect(countCompletedLessons(granted)).toBeGreaterThanOrEqual(countCompletedLessons(stored));
        const passed = stored.last_watched_date === null ? 20 : (at(today) - at(stored.last_watched_date)) / 86_400_000;
        expect(countCompletedLessons(granted) - countCompletedLessons(stored)).toBeLessThanOrEqual(Math.max(0, passed));
        expect(grant(granted, claim, '2026-11-01')).toEqual(granted);
      }),
    );
  });
});
