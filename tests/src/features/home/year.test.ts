import { describe, expect, test } from 'vitest';
import type { OwnNote } from '../../../../src/data/notebook/notes.ts';
import { noteOfThen, noteToAsk, returningNotes } from '../../../../src/data/notebook/returning-notes.ts';
import { pendingCelebration } from '../../../../src/features/home/celebration.ts';
import { drillCandidate, monthlyCandidate } from '../../../../src/features/home/extra-candidates.ts';
import { chooseExtraCard, type ExtraCard } from '../../../../src/features/home/extra-card.ts';
import { registerReason } from '../../../../src/features/home/register-reason.ts';
import { isWeekClosed, reviewWeek, weekToReview } from '../../../../src/features/home/week/review-week.ts';
import { type EndLine, endLines } from '../../../../src/shared/end-lines.ts';
import { remarkOf } from '../../../../src/shared/remarks.ts';
import { addDays, type Day, daysBetween, startOfDay, toDay } from '../../../../sync/model/day/day.ts';
import { nothingOpened } from '../../../../sync/model/lessons/lessons.ts';
import { isOffered, openOccasion } from '../../../../sync/model/practice/measurement.ts';
import { practisedDay } from '../../../../sync/model/practice/practised-day.ts';
import { isNewlyBack, openingOf } from '../../../../sync/model/streak/opening.ts';
import { summarizeStreak } from '../../../../sync/model/streak/streak.ts';

interface Person {
  readonly name: string;
  readonly opens: (day: number) => boolean;
  /** Hours in Tokyo at which a practice of five minutes ends. */
  readonly practises: (day: number) => readonly number[];
  readonly isGuest?: boolean;
  readonly showsNumbers?: boolean;
  readonly notesReturn?: boolean;
}

const every = () => true;
const people: readonly Person[] = [
  { name: 'daily', opens: every, practises: (day) => (day % 3 === 0 ? [7, 12] : [7]) },
  { name: 'irregular', opens: (day) => (day * 7) % 10 < 6, practises: (day) => (day % 2 === 0 ? [12] : []) },
  { name: 'guest', opens: every, practises: (day) => (day % 4 === 3 ? [] : [8]), isGuest: true },
  { name: 'returning', opens: (day) => day % 40 < 30, practises: () => [9] },
  { name: 'evening', opens: every, practises: () => [21] },
  { name: 'numbers hidden', opens: every, practises: () => [7], showsNumbers: false },
  { name: 'no lines of then', opens: every, practises: () => [7], notesReturn: false },
];

const DAYS = 400;
const JOINED = toDay('2026-01-05');
const QUESTIONS = ['aim', 'measure', 'line', 'kept', 'register'];
const unwritten = {
  id: '',
  writtenAt: 0,
  about: null,
  question: null,
  delivery: 'synced',
  rejectionCode: null,
  searchText: '',
} as const;
const question = { trainingType: 'jisho', item: 'a', subject: '', ask: '', choices: [], right: null, answer: '' };

interface Line {
  readonly day: number;
  readonly home: ExtraCard['kind'] | null;
  readonly end: readonly string[];
}

/** The lines of a member's year, at an opening at six in the morning and at the end of each practice; cards are closed at once. */
function yearOf(person: Person): readonly Line[] {
  const { opens, practises, isGuest = false, showsNumbers = true, notesReturn = true } = person;
  const logins: Day[] = [];
  const sessions: {
    trainingType: string;
    day: Day;
    completedAt: number;
    minutes: number;
    practised: boolean;
    isFinished: boolean;
  }[] = [];
  const notes: Pick<OwnNote, 'text' | 'day' | 'recall'>[] = [];
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
    const told = {
      longestStreak: streak.longest_streak,
      practisedDays: practised.size,
      earnedTickets: 0,
      content: null,
    };
    const celebration = pendingCelebration(told, milestones ?? {}, showsNumbers);
    const shown = returningNotes(notes, notesReturn ? {} : { hidden: 1 });
    const newlyBack = isNewlyBack(logins, today);
    const note = newlyBack ? null : noteToAsk(shown, today);
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
        line: note && { kind: 'line', note: { ...unwritten, ...note } },
        kept: practised.has(addDays(today, -1)) ? { kind: 'kept', question } : null,
        week: review && { kind: 'week', review, notes: [] },
        review: null,
        monthly: monthlyCandidate('帰り道', sessions, { today, joined: JOINED }),
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
    // Every second answer is 使った, and the others are もう出さない.
    if (card?.kind === 'line')
      notes.splice(
        notes.findIndex(({ day }) => day === card.note.day),
        1,
        { ...card.note, recall: n % 2 === 0 ? 'used' : 'never' },
      );
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
      });
      practised.add(today);
      const told = endLines({
        day: practisedDay(sessions, completedAt, null),
        practisedDays: practised.size,
        isNewlyBack: newlyBack,
        showsNumbers,
        hasLevel: false,
        keepsItem: practised.size > 7 && hour < 12 && noteToAsk(shown, addDays(today, 1)) === null,
        daysOfLearntWord: null,
        note: noteOfThen(shown, today),
        remark: remarkOf({ sessions, visits: [], notes: shown, about: 'jutsu', today }),
      });
      end.push([told.today ?? '', ...told.lines.map((line) => printLine(line))].join('／'));
    }
    notes.unshift({ text: `${n}`, day: today, recall: n % 5 === 0 ? 'week' : null });
    lines.push({ day: n, home: card?.kind ?? null, end });
  }
  return lines;
}

function printLine(line: EndLine): string {
  if (line.kind === 'note') return `${line.note.daysAgo}日前`;
  return line.kind === 'tomorrow' ? '明日' : line.text;
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

  test('brings back lines where that was left on, none in the week after a return', () => {
    const returned = lines.filter(({ home, end }) => home === 'line' || end.some((line) => line.includes('日前')));
    expect(returned.length > 0).toBe(person.notesReturn ?? true);
    const opened = lines.map(({ day }) => day);
    const returns = opened.filter((day, index) => day - (opened[index - 1] ?? day) > 3);
    for (const { day } of returned) expect(returns.filter((back) => day >= back && day < back + 7)).toEqual([]);
  });

  test('has lines that do not change unseen', () => {
    const days = new Map<string, number[]>();
    const add = (text: string, day: number) => days.set(text, [...(days.get(text) ?? []), day + 1]);
    for (const { day, home, end } of lines.slice(0, 45)) {
      add(`home: ${home ?? 'nothing'}`, day);
      for (const text of end.flatMap((line) => line.split('／').slice(1))) add(text.slice(0, 12), day);
    }
    expect([...days].map(([text, on]) => `${text} ${on.join(' ')}`).join('\n')).toMatchSnapshot();
  });
});
