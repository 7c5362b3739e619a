import { describe, expect, test } from 'vitest';
import { remarks } from '../../../src/shared/remarks.content.ts';
import { type RemarkFacts, remarkOf } from '../../../src/shared/remarks.ts';
import { addDays, type Day, startOfDay, toDay } from '../../../sync/model/day/day.ts';
import { additionEntries, OWN_ANSWER } from '../../../sync/model/practice/kept-item.ts';

type Session = RemarkFacts['sessions'][number];
type Kind = keyof typeof remarks;

const today = toDay('2026-11-29');
const weekAgo = addDays(today, -7);

function session(day: Day, changed: Partial<Session> & { readonly hour?: number } = {}): Session {
  const { hour = 9, ...others } = changed;
  return {
    ...{ trainingType: 'jutsu', day, completedAt: startOfDay(day) + hour * 3_600_000, minutes: 5 },
    ...{ practised: true, isFinished: true },
    ...others,
  };
}

let visitCount = 0;

function visit(day: Day, training_type: string, results: Readonly<Record<string, string>>) {
  const entries = Object.entries(results).map(([item, result]) => ({ item, result }));
  visitCount += 1;
  return { id: String(visitCount).padStart(5, '0'), day, training_type, results: entries };
}

/** The kind of what is said at the end of the first of the sessions, which are newest first;. */
function kindOf(sessions: readonly Session[], visits: RemarkFacts['visits'] = [], more: Partial<RemarkFacts> = {}) {
  const about = sessions[0]?.trainingType ?? '';
  const said = remarkOf({ sessions, visits, notes: [], about, today, ...more });
  const found = Object.entries(remarks).find(([, texts]) => texts.some((text) => text === said));
  return found?.[0] ?? said;
}

/** Sessions with which nothing has happened: the drill is known from before the season. */
const [before, earlier] = [session(addDays(today, -100)), session(addDays(today, -80))];
const usual = [session(addDays(today, -60)), session(addDays(today, -85)), before, earlier].toSorted((one, other) =>
  one.day < other.day ? 1 : -1,
);
const ended = session(today);

describe('what the teacher says at the end of a practice', () => {
  test.each<[Kind, readonly Session[]]>([
    ['first', [session(today, { trainingType: 'ryue' }), session(weekAgo), ...usual]],
    ['away', [ended, ...usual]],
    ['again', [ended, session(today, { hour: 8 }), session(weekAgo), ...usual]],
    ['resumed', [ended, session(today, { hour: 8, isFinished: false }), session(weekAgo), ...usual]],
    ['early', [session(today, { hour: 5 }), session(weekAgo), ...usual]],
    ['late', [session(today, { hour: 22 }), session(weekAgo), ...usual]],
    ['long', [session(today, { minutes: 15 }), session(weekAgo), ...usual]],
    ['short', [session(today, { minutes: 2 }), session(weekAgo), ...usual]],
    [
      'other',
      [
        ended,
        session(today, { hour: 8, trainingType: 'tour' }),
        session(weekAgo),
        session(addDays(today, -9), { trainingType: 'tour' }),
      ],
    ],
  ])('names what its sessions show: %s', (kind, sessions) => {
    expect(kindOf(sessions)).toBe(kind);
  });

  test('says nothing where nothing has happened, or not in this practice', () => {
    expect(kindOf([ended, session(weekAgo), ...usual])).toBeNull();
    const slip = visit(weekAgo, 'jisho', { 'jisho-001-1': 'wrong' });
    const recall = visit(today, 'jisho', { 'jisho-001-1': 'right' });
    expect(kindOf([ended, session(weekAgo)], [slip, recall])).toBeNull();
  });

  const of = (trainingType: string) => [session(today, { trainingType }), session(weekAgo, { trainingType })];
  const moves = (move: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`setsuna-${move}-${index}`, move]));

  test.each<[Kind, string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['recalled', 'jisho', { 'jisho-001-1': 'wrong' }, { 'jisho-001-1': 'right' }],
    ['recalled', 'oumugaeshi', { 'oumugaeshi-001-1': 'hard' }, { 'oumugaeshi-001-1': 'remembered' }],
    ['missed', 'utsusie', {}, { 'utsusie-001-1': 'wrong', 'utsusie-001-2': 'wrong', 'utsusie-001-3': 'right' }],
    ['found', 'utsusie', {}, { 'utsusie-001-1': 'right', 'utsusie-001-2': 'right', 'utsusie-001-3': 'right' }],
    ['move', 'setsuna', moves('voice', 20), moves('wait', 1)],
    ['fewer', 'doko', { 'doko-questions-doko-001': '9' }, { 'doko-questions-doko-002': '5' }],
  ])('names what its answers show: %s in %s', (kind, trainingType, then, now) => {
    const visits = [visit(weekAgo, trainingType, then), visit(today, trainingType, now)];
    expect(kindOf(of(trainingType), visits)).toBe(kind);
  });

  test('names a colour that was hard in another sentence', () => {
    const visits = [
      visit(weekAgo, 'goshoku', { 'goshoku-001-1': 'hard' }),
      visit(today, 'goshoku', { 'goshoku-002-4': 'remembered' }),
    ];
    expect(kindOf(of('goshoku'), visits, { themeOf: () => 'shu' })).toBe('colour');
    expect(kindOf(of('goshoku'), visits)).toBeNull();
  });

  test('is silent on a day on which a line of the member comes back', () => {
    const sessions = [session(today, { hour: 22 }), session(weekAgo)];
    const shown = {
      ...visit(today, 'brain-speed', {}),
      results: [...additionEntries, { item: OWN_ANSWER, result: 'seen' }],
    };
    expect(kindOf(sessions, [shown])).toBeNull();
    const note = (daysAgo: number, recall: 'week' | 'used' | null) => ({
      ...{ text: '風の音', day: addDays(today, -daysAgo), recall },
    });
    for (const one of [note(7, 'week'), note(9, 'week'), note(7, 'used'), note(30, null)]) {
      expect(kindOf(sessions, [], { notes: [one] })).toBeNull();
    }
    for (const one of [note(7, null), note(6, 'week'), note(8, 'used')]) {
      expect(kindOf(sessions, [], { notes: [one] })).toBe('late');
    }
  });

  test('says the same again on the same end, and not again when it happens once more', () => {
    const end = [session(today, { hour: 22 }), session(weekAgo), ...usual];
    expect([kindOf(end), kindOf(end)]).toEqual(['late', 'late']);
    expect(kindOf([session(today, { hour: 23, trainingType: 'tour' }), ...end])).not.toBe('late');
  });

  test('has a remark for each part of a season', () => {
    const days = [0, 23, 46, 69, 91].map((days) => addDays(toDay('2026-06-01'), days));
    const said = days.map((day) => {
      const sessions = [session(day, { hour: 22 }), session(addDays(day, -7))];
      return remarkOf({ sessions, visits: [], notes: [], about: 'jutsu', today: day });
    });
    expect(said).toEqual([...remarks.late, remarks.late[3]]);
  });

  test('says each remark at most once a season', () => {
    const said = new Map<string, Set<string>>();
    const sessions: Session[] = [];
    const visits: RemarkFacts['visits'][number][] = [];
    const types = ['jutsu', 'doko', 'setsuna', 'jisho', 'goshoku'];
    for (let n = 0; n < 200; n += 1) {
      const day = addDays(toDay('2026-01-01'), n);
      const season = `${day.slice(0, 4)} ${Math.floor((Number(day.slice(5, 7)) % 12) / 3)} ${day.slice(5, 7) === '12'}`;
      for (const [turn, hour] of [5, 9, 23].entries()) {
        const trainingType = n % 40 === 0 && turn === 2 ? `drill-${n}` : (types[(n * 2 + (turn % 2)) % 5] ?? '');
        const isFinished = (n + turn) % 5 > 0;
        const minutes = [1, 5, 20][(n + turn) % 3] ?? 5;
        const trained = n % 100 < 60 ? trainingType : 'jutsu';
        sessions.unshift(session(day, { hour, trainingType: trained, isFinished, minutes }));
        const results = Object.fromEntries(
          [1, 2, 3].map((part) => [`item-${part}-${n % 3}`, n % 2 ? 'right' : 'wrong']),
        );
        visits.push(visit(day, trained, n % 9 === 0 ? moves(n % 45 ? 'voice' : 'wait', 5) : results));
        const text = remarkOf({
          ...{ sessions, visits, notes: [], about: trained, today: day },
          themeOf: (item) => item.slice(0, 6),
        });
        if (text === null) continue;
        const texts = said.get(season) ?? new Set<string>();
        expect(texts, `${day} ${text}`).not.toContain(text);
        said.set(season, texts.add(text));
      }
    }
    const all = new Set([...said.values()].flatMap((texts) => [...texts]));
    expect(all.size).toBeGreaterThan(20);
  });
});
