import { describe, expect, test } from 'vitest';
import {
  drillCandidate,
  isKataDue,
  lessonCandidate,
  monthlyCandidate,
  reviewCandidate,
} from '../../../../src/features/home/use-extra-card.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { MAX_REVIEWS_PER_DAY } from '../../../../sync/model/kata/review.ts';
import { initialProgress, nothingOpened, type OpenedKeys } from '../../../../sync/model/lessons/lessons.ts';

const TODAY = toDay('2026-11-20');
const NOON = Date.parse('2026-11-20T03:00:00Z');

const day = (offset: number) => addDays(TODAY, offset);

const review = (due: number, reviewed = due - 3) => ({
  reviewed_at: `${day(reviewed)}T03:00:00.000Z`,
  reviewed_day: day(reviewed),
  due_day: day(due),
  stability: 3,
  difficulty: 5,
  reps: 1,
  lapses: 0,
});

describe('a due review', () => {
  test.each([
    ['overdue', [review(-40)], true],
    ['due today', [review(0)], true],
    ['due tomorrow', [review(1)], false],
    ['never tested', [null], false],
    ['overdue among many never tested', [...Array.from({ length: 50 }, () => null), review(-1)], true],
    [
      'overdue after the last one allowed today',
      [review(-1), ...Array.from({ length: MAX_REVIEWS_PER_DAY }, () => review(9, 0))],
      false,
    ],
    ['not there', [], false],
  ])('of kata that are %s', (_, reviews, isDue) => {
    const katas = reviews.map((of, index) => ({ id: `${index}`, review: of }));
    expect(isKataDue(katas, TODAY)).toBe(isDue);
  });

  test('is of kata before words', () => {
    expect(reviewCandidate(true, 2)).toEqual({ kind: 'review', of: 'kata' });
    expect(reviewCandidate(false, 2)).toEqual({ kind: 'review', of: 'words' });
    expect(reviewCandidate(false, 0)).toBeNull();
  });
});

describe("today's lesson", () => {
  const begun = initialProgress();
  const watched = { ...begun, current_lesson: 2, last_watched_date: TODAY };
  const completed = { ...begun, current_lesson: 30, completed_at: '2026-11-01T03:00:00.000Z' };
  test.each([
    ['no round was begun', [null, null], false],
    ['the first round is open', [begun, null], true],
    ['it was watched', [watched, null], false],
    ['the first round is completed', [completed, null], false],
    ['the second round is open', [completed, begun], true],
    ['both rounds are completed', [completed, completed], false],
    ['only another programme has one', [completed, completed, null, begun], true],
    ['it was watched in all programmes', [watched, null, watched, null], false],
  ])('when %s', (_, rounds, isShown) => {
    expect(lessonCandidate(rounds, NOON)).toEqual(isShown ? { kind: 'lesson' } : null);
  });
});

describe('the suggested drill', () => {
  const drill = (name: string, ...trainingTypes: readonly string[]) => ({
    trainingTypes,
    name,
    tagline: '',
    difficulty: 'やさしい' as const,
    minutes: 10,
    path: `/training/${name}`,
  });
  const drills = [drill('a', 'a'), drill('b', 'b', 'b-long'), drill('c', 'c')];
  const session = (trainingType: string, offset: number) => ({ trainingType, day: day(offset) });

  const suggest = (
    sessions: readonly ReturnType<typeof session>[],
    today = TODAY,
    opened: OpenedKeys = nothingOpened,
  ) => {
    const candidate = drillCandidate(drills, sessions, { today, opened, aim: null });
    return candidate && [candidate.drill.name, candidate.daysSince];
  };

  test('is the one not practised for longest, of any of its variants', () => {
    expect(suggest([session('b', -1), session('c', -2), session('a', -3)])).toEqual(['a', 3]);
    expect(suggest([session('a', -1), session('b-long', -2), session('c', -5), session('b', -9)])).toEqual(['c', 5]);
  });

  test('is one that was never practised, another one each day', () => {
    const days = [0, 1, 2, 3].map((offset) => suggest([session('b', -1)], day(offset))?.[0]);
    expect(new Set(days)).toEqual(new Set(['a', 'c']));
    expect(days[0]).not.toBe(days[1]);
    expect(days[0]).toBe(days[2]);
  });

  test('is none once a drill was practised today, whatever else was done', () => {
    expect(suggest([session('b-long', 0), session('a', -1)])).toBeNull();
    expect(suggest([session('daily-training', 0), session('c', -1), session('b', -2), session('a', -3)])).toEqual([
      'a',
      3,
    ]);
  });

  test('is one that is locked only after the admin has opened it', () => {
    const withLocked = [...drills, { ...drill('d', 'd'), openedBy: 'goshoku' } as const];
    const sessions = [session('c', -1), session('b', -2), session('a', -3)];
    const suggested = (opened: OpenedKeys) =>
      drillCandidate(withLocked, sessions, { today: TODAY, opened, aim: null })?.drill.name;
    expect(suggested(nothingOpened)).toBe('a');
    expect(suggested(new Set(['goshoku']))).toBe('d');
  });

  test('is none without drills', () => {
    expect(drillCandidate([], [], { today: TODAY, opened: nothingOpened, aim: null })).toBeNull();
  });
});

describe('月の通し稽古', () => {
  const joined = toDay('2026-01-05');
  const offered = { kind: 'monthly', theme: '画面の向こう', lastDay: '2026-12-05' };
  const on = (today: string, since = joined) =>
    monthlyCandidate('画面の向こう', [], { today: toDay(today), joined: since });
  const session = (finishedOn: string, isFinished = true, trainingType = 'tsuki') => ({
    trainingType,
    isFinished,
    day: toDay(finishedOn),
  });

  test.each(['2026-11-29', '2026-12-02', '2026-12-05'])('is offered on %s, in its week', (today) => {
    expect(on(today)).toEqual(offered);
  });

  test.each(['2026-11-28', '2026-12-06'])('is not offered on %s, outside its week', (today) => {
    expect(on(today)).toBeNull();
  });

  test("is not offered in a member's first seven days, nor without its theme", () => {
    expect(on('2026-12-02', toDay('2026-11-26'))).toBeNull();
    expect(on('2026-12-03', toDay('2026-11-26'))).toEqual(offered);
    expect(monthlyCandidate(null, [], { today: toDay('2026-12-02'), joined })).toBeNull();
  });

  test.each([
    ['it was finished in the week', session('2026-11-29'), null],
    ['it was left', session('2026-11-29', false), offered],
    ['that of the month before was finished', session('2026-10-25'), offered],
    ['another practice was finished', session('2026-11-30', true, 'utsusie'), offered],
  ])('knows whether %s', (_what, done, candidate) => {
    const at = { today: toDay('2026-12-01'), joined };
    expect(monthlyCandidate('画面の向こう', [done], at)).toEqual(candidate);
  });
});
