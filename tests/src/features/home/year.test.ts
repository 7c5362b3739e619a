import { describe, expect, test } from 'vitest';
import { noteOfThen } from '../../../../src/data/notebook/note-of-then.ts';
import { pendingCelebration } from '../../../../src/features/home/celebration.ts';
import { drillCandidate } from '../../../../src/features/home/extra-candidates.ts';
import { chooseExtraCard, type ExtraCard } from '../../../../src/features/home/extra-card.ts';
import { registerReason } from '../../../../src/features/home/register-reason.ts';
import { isWeekClosed, reviewWeek, weekToReview } from '../../../../src/features/home/week/review-week.ts';
import { endLines } from '../../../../src/shared/end-lines.ts';
import { remarkOf } from '../../../../src/shared/remarks.ts';
import { addDays, type Day, daysBetween, startOfDay, toDay } from '../../../../sync/model/day/day.ts';
import { nothingOpened } from '../../../../sync/model/lessons/lessons.ts';
import { isOffered, openOccasion } from '../../../../sync/model/practice/measurement.ts';
import { practisedDay } from '../../../../sync/model/practice/practised-day.ts';
import { openingOf } from '../../../../sync/model/streak/opening.ts';
import { summarizeStreak } from '../../../../sync/model/streak/streak.ts';

interface Person {
  readonly name: string;
  readonly opens: (day: number) => boolean;
  /** Hours in Tokyo at which a practice of five minutes ends. */
  readonly practises: (day: number) => readonly number[];
  readonly isGuest?: boolean;
  readonly showsNumbers?: boolean;
}

const every = () => true;
const people: readonly Person[] = [
  { name: 'daily', opens: every, practises: (day) => (day % 3 === 0 ? [7, 12] : [7]) },
  { name: 'irregular', opens: (day) => (day * 7) % 10 < 6, practises: (day) => (day % 2 === 0 ? [12] : []) },
  { name: 'guest', opens: every, practises: (day) => (day % 4 === 3 ? [] : [8]), isGuest: true },
  { name: 'returning', opens: (day) => day % 40 < 30, practises: () => [9] },
  { name: 'evening', opens: every, practises: () => [21] },
  { name: 'numbers hidden', opens: every, practises: () => [7], showsNumbers: false },
];

const DAYS = 400;
const JOINED = toDay('2026-01-05');
const QUESTIONS = ['aim', 'measure', 'kept', 'register'];
const question = { trainingType: 'jisho', item: 'a', subject: '', ask: '', choices: [], right: null, answer: '' };

interface Line {
  readonly day: number;
  readonly home: ExtraCard['kind'] | null;
  readonly end: readonly string[];
}

/** The lines of a member's year, at an opening at six in the morning and at the end of each practice; cards are closed at once. */
function yearOf({ opens, practises, isGuest = false, showsNumbers = true }: Person): readonly Line[] {
  const logins: Day[] = [];
  const sessions: {
    trainingType: string;
    day: Day;
    completedAt: number;
    minutes: number;
    practised: boolean;
    isFinished: boolean;
    details: null;
  }[] = [];
  const notes: { text: string; day: Day }[] = [];
  const [milestones, cards, weeks]: Record<string, number>[] = [{}, {}, {}];
  const measured: number[] = [];
  let isAimKnown = false;
  const lines: Line[] = [];
  for (let n = 0; n < DAYS; n += 1) {
    if (!opens(n)) continue;
    const today = addDays(JOINED, n);
    logins.push(today);
    const opening = openingOf(logins, today);
    const morning = startOfDay(today) + 6 * 3_600_000;
    const practised = new Set(sessions.map(({ day }) => day));
    const memberDay = daysBetween(JOINED, today) + 1;
    const occasion = practised.size < 3 ? null : openOccasion(memberDay, measured);
    const reason = isGuest ? registerReason({ mayEvict: false, practiceDays: practised.size }, cards ?? {}) : null;
    const streak = summarizeStreak(logins.map((day) => ({ day, kind: 'login' })));
    const told = { longestStreak: streak.longest_streak, practisedDays: practised.size, earnedTickets: 0 };
    const celebration = showsNumbers ? pendingCelebration(told, milestones ?? {}) : null;
    const firstDay = weekToReview(today);
    const review = firstDay === null || isWeekClosed(weeks ?? {}, firstDay) ? null : reviewWeek(firstDay, sessions, []);
    const card = chooseExtraCard(
      {
        aim: !isAimKnown && practised.size >= 1 && practised.size <= 7 ? { kind: 'aim' } : null,
        measure:
          occasion && isOffered(occasion, memberDay, cards?.measure)
            ? { kind: 'measure', occasion, isFirst: false }
            : null,
        register: reason && { kind: 'register', reason },
        celebration: celebration && { kind: 'celebration', celebration },
        kept: practised.has(addDays(today, -1)) ? { kind: 'kept', question } : null,
        week: review && { kind: 'week', review, notes: [] },
        review: null,
        lesson: null,
        drill: drillCandidate([], sessions, { today, opened: nothingOpened, aim: null }),
      },
      {
        opening,
        isFirstDay: n === 0,
        isDone: practisedDay(sessions, morning, null).isDone,
        wasAsked: false,
      },
    );
    if (card?.kind === 'aim') isAimKnown = true;
    if (card?.kind === 'measure') measured.push(memberDay);
    if (card?.kind === 'register') Object.assign(cards ?? {}, { [card.reason.name]: card.reason.count });
    if (card?.kind === 'celebration') Object.assign(milestones ?? {}, card.celebration.entries);
    if (card?.kind === 'week') Object.assign(weeks ?? {}, { [card.review.firstDay]: 1 });
    const end: string[] = [];
    for (const hour of practises(n)) {
      const completedAt = startOfDay(today) + hour * 3_600_000;
      sessions.unshift({
        trainingType: 'jutsu',
        day: today,
        completedAt,
        minutes: 5,
        practised: true,
        isFinished: true,
        details: null,
      });
      practised.add(today);
      const told = endLines({
        day: practisedDay(sessions, completedAt, null),
        practisedDays: practised.size,
        opening,
        showsNumbers,
        hasLevel: false,
        keepsItem: practised.size > 7 && hour < 12,
        daysOfLearntWord: null,
        note: noteOfThen(notes, today),
        remark: remarkOf({ sessions, visits: [], about: 'jutsu', today }),
      });
      end.push(
        [
          told.today ?? '',
          ...told.lines.map((line) => (line.kind === 'note' ? `${line.note.daysAgo}日前` : line.text)),
        ].join('／'),
      );
    }
    notes.unshift({ text: `${n}`, day: today });
    lines.push({ day: n, home: card?.kind ?? null, end });
  }
  return lines;
}

describe.each(people)('the year of a member: $name', (person) => {
  const lines = yearOf(person);

  test('asks nothing on the first day and on a return, and at most seven times a week', () => {
    const asked = lines.filter(({ home }) => home !== null && QUESTIONS.includes(home)).map(({ day }) => day);
    expect(asked).not.toContain(0);
    for (const day of asked) expect(asked.filter((other) => other >= day && other < day + 7).length).toBeLessThan(8);
    const opened = lines.map(({ day }) => day);
    for (const day of asked) expect([1, 2, 3].some((before) => opened.includes(day - before))).toBe(true);
  });

  test('has lines that do not change unseen', () => {
    const print = lines
      .filter(({ home, end }) => home !== null || end.some((line) => line.includes('／')))
      .map(({ day, home, end }) => `${day + 1}\t${home ?? '-'}\t${end.join(' | ')}`);
    expect(print.slice(0, 25).join('\n')).toMatchSnapshot();
  });
});
