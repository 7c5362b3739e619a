import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldLevel as foldVisitsAndSessions,
  levelEntries,
  leveledDrills,
  levelNames,
  levelToPlay,
  type PracticeLevel,
  visitEntries,
} from '../../../../sync/model/practice/level.ts';
import type { Visit } from '../../../../sync/model/practice/memory.ts';
import { createRng } from '../../../../sync/model/practice/seeded-random.ts';

const ROUND = 5;

const foldLevel = (rows: Iterable<Visit>, drill: string) => foldVisitsAndSessions(rows, drill, 0);

function visit(id: string, level: PracticeLevel, right: number, wrong = ROUND - right): Visit {
  const results = [...Array<string>(right).fill('right'), ...Array<string>(wrong).fill('wrong')];
  const graded = results.map((result, index) => ({ item: `doko-${index}`, result }));
  return { id, day: '2026-11-20', results: [...levelEntries(level), ...graded] };
}

const visits = fc
  .array(
    fc.record({
      id: fc.integer({ min: 0, max: 30 }).map(String),
      level: fc.constantFrom<PracticeLevel>(1, 2, 3),
      right: fc.integer({ min: 0, max: 6 }),
      wrong: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 30 },
  )
  .map((all) => [...new Map(all.map((one) => [one.id, visit(one.id, one.level, one.right, one.wrong)])).values()]);

describe('the level of a drill', () => {
  test('opens after three visits with a full round and 80 % right, each step from the one below', () => {
    const good = (level: PracticeLevel) => ['a', 'b', 'c'].map((id) => visit(`${level}${id}`, level, 4));
    expect(foldLevel(good(1).slice(1), 'doko')).toEqual({ open: 1, hasBegun: true });
    expect(foldLevel(good(1), 'doko').open).toBe(2);
    expect(foldLevel([...good(1), ...good(2)], 'doko').open).toBe(3);
    expect(foldLevel(good(2), 'doko').open).toBe(1);
    expect(
      foldLevel(
        ['a', 'b', 'c'].map((id) => visit(id, 1, 3)),
        'doko',
      ).open,
    ).toBe(1);
    expect(
      foldLevel(
        ['a', 'b', 'c'].map((id) => visit(id, 1, 4, 0)),
        'doko',
      ).open,
    ).toBe(1);
  });

  test('counts the rows of one visit as one round, whose later rows do not lower it', () => {
    const part = (name: string, row: number, right: number, wrong = 0) => {
      const { results } = visit(name, 1, right, wrong);
      const named = results.map(({ item, result }) => ({ item: `${item}-${row}`, result }));
      const day = '2026-11-20';
      return { id: `${name}${row}`, day, results: row === 0 ? named : [...visitEntries('doko', `${name}0`), ...named] };
    };
    const names = ['a', 'b', 'c'];
    const halves = names.flatMap((name) => [part(name, 0, 3), part(name, 1, 2)]);
    expect(foldLevel(halves, 'doko').open).toBe(2);
    expect(foldLevel([...halves, ...names.map((name) => part(name, 2, 0, 5))].reverse(), 'doko').open).toBe(2);
    expect(foldLevel(halves.slice(1), 'doko').open).toBe(1);
    const spread = names.flatMap((name) => [part(name, 0, 3), part(`${name}x`, 0, 2)]);
    expect(foldLevel(spread, 'doko').open).toBe(1);
  });

  test.each(['seen', 'remembered', 'hard', 'again'])('is not moved by the result %s', (result) => {
    const results = Array.from({ length: ROUND }, (_, n) => ({ item: `doko-${n}`, result }));
    const rows = ['a', 'b', 'c'].map((id) => ({ id, day: '2026-11-20', results }));
    expect(foldLevel(rows, 'doko')).toEqual({ open: 1, hasBegun: false });
  });

  test('opens after five practised visits for each level where nothing is judged, and only there', () => {
    const opened = [0, 1, 4, 5, 9, 10, 40].map((practised) => foldVisitsAndSessions([], 'goshoku', practised));
    expect(opened.map(({ open }) => open)).toEqual([1, 1, 1, 2, 2, 3, 3]);
    expect(opened.map(({ hasBegun }) => hasBegun)).toEqual([false, true, true, true, true, true, true]);
    expect(foldVisitsAndSessions([], 'doko', 40)).toEqual({ open: 1, hasBegun: false });
    const judged = ['a', 'b', 'c'].map((id) => visit(id, 1, ROUND));
    expect(foldVisitsAndSessions(judged, 'goshoku', 4).open).toBe(1);
  });

  test('never moves in a drill without levels', () => {
    expect(
      foldLevel(
        ['a', 'b', 'c'].map((id) => visit(id, 1, 5)),
        'jutsu',
      ).open,
    ).toBe(1);
  });

  test('depends on no order, on no row that comes twice, and not on which device wrote it', () => {
    fc.assert(
      fc.property(visits, fc.integer(), (rows, seed) => {
        const rng = createRng(seed);
        const shuffled = [...rows, ...rows.filter(() => rng.chance(0.5))].sort(() => rng.next() - 0.5);
        const half = rows.length / 2;
        const merged = [...rows.slice(half), ...rows.slice(0, half)];
        for (const other of [shuffled, merged]) expect(foldLevel(other, 'doko')).toEqual(foldLevel(rows, 'doko'));
      }),
    );
  });

  test('is lowered by no row', () => {
    fc.assert(
      fc.property(
        visits,
        fc.constantFrom<PracticeLevel>(1, 2, 3),
        fc.integer({ min: 0, max: 6 }),
        (rows, level, right) => {
          const more = [...rows, visit('new', level, right, 1)];
          expect(foldLevel(more, 'doko').open).toBeGreaterThanOrEqual(foldLevel(rows, 'doko').open);
        },
      ),
    );
  });

  test('is one lower on an odd number of taps', () => {
    expect(([1, 2, 3] as const).map((open) => levelToPlay(open, 1))).toEqual([1, 1, 2]);
    expect(([1, 2, 3] as const).map((open) => levelToPlay(open, 2))).toEqual([1, 2, 3]);
  });
});

const VISITS = 120;
/** How often each member is right. */
const members = { weak: 0.5, steady: 0.75, strong: 0.95 } as const;
/** How many answers a visit of each drill judges; 0 where nothing is judged. */
const rounds = { utsusie: 3, sakiyomi: 2, oumugaeshi: 5, doko: 5, goshoku: 0 } as const;

/** The visits of a year at each level, for a member who is right with this probability, a little less each level. */
function simulateYear(drill: string, round: number, skill: number): string {
  const rng = createRng(7);
  const opened = new Map<PracticeLevel, number>();
  const done: Visit[] = [];
  for (let n = 1; n <= VISITS; n += 1) {
    const { open } = foldVisitsAndSessions(done, drill, n - 1);
    if (!opened.has(open)) opened.set(open, n);
    const chance = skill - 0.08 * (open - 1);
    const right = Array.from({ length: round }, () => rng.chance(chance)).filter(Boolean).length;
    done.push(visit(String(n), open, right, round - right));
  }
  const starts = [...opened];
  return starts
    .map(([level, start], index) => `${levelNames[level - 1]} ${start}-${(starts[index + 1]?.[1] ?? VISITS + 1) - 1}`)
    .join(', ');
}

describe('a year of 120 visits', () => {
  test('moves a strong member up first, a steady one later and a weak one last', () => {
    const years = Object.entries(rounds).flatMap(([drill, round]) =>
      Object.entries(members).map(([name, skill]) => `${drill}, ${name}: ${simulateYear(drill, round, skill)}`),
    );
    expect(`\n${years.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      utsusie, weak: 初級 1-25, 中級 26-39, 上級 40-120
      utsusie, steady: 初級 1-8, 中級 9-18, 上級 19-120
      utsusie, strong: 初級 1-6, 中級 7-11, 上級 12-120
      sakiyomi, weak: 初級 1-12, 中級 13-25, 上級 26-120
      sakiyomi, steady: 初級 1-4, 中級 5-18, 上級 19-120
      sakiyomi, strong: 初級 1-4, 中級 5-9, 上級 10-120
      oumugaeshi, weak: 初級 1-17, 中級 18-57, 上級 58-120
      oumugaeshi, steady: 初級 1-6, 中級 7-14, 上級 15-120
      oumugaeshi, strong: 初級 1-4, 中級 5-8, 上級 9-120
      doko, weak: 初級 1-17, 中級 18-57, 上級 58-120
      doko, steady: 初級 1-6, 中級 7-14, 上級 15-120
      doko, strong: 初級 1-4, 中級 5-8, 上級 9-120
      goshoku, weak: 初級 1-5, 中級 6-10, 上級 11-120
      goshoku, steady: 初級 1-5, 中級 6-10, 上級 11-120
      goshoku, strong: 初級 1-5, 中級 6-10, 上級 11-120
      "
    `);
  });
});

describe('the levels of a year with a visit a day', () => {
  /** The right share of each, by level; the lenient one grades all of it as remembered, which counts for nothing. */
  const members = { guessing: [0.33, 0.33], lenient: [0.5, 0.4], honest: [0.75, 0.65], strong: [0.92, 0.85] } as const;

  test.each(Object.entries(members))('%s', (_name, shares) => {
    const rng = createRng(61);
    const opened = leveledDrills.map((type) => {
      const visits: Visit[] = [];
      const days: (number | null)[] = [null, null];
      for (let day = 1; day <= 365; day += 1) {
        const { open } = foldVisitsAndSessions(visits, type, day - 1);
        if (open > 1) days[0] ??= day;
        if (open > 2) days[1] ??= day;
        const answers = Array.from({ length: roundOf(type) }, (_, index) => ({
          item: `${type}-${index}`,
          result: rng.chance(shares[Math.min(open, 2) - 1] ?? 0) ? 'right' : 'wrong',
        }));
        const grades = answers.map(({ item }) => ({ item: `${item}-own`, result: 'remembered' }));
        const results = [...levelEntries(open), ...answers, ...grades];
        visits.push({ id: String(day).padStart(3, '0'), day: '2026-11-20', results });
      }
      return `${type} ${days.map((day) => day ?? '-').join(' ')}`;
    });
    expect(opened).toMatchSnapshot();
  });
});

/** How much a visit asks. */
const roundOf = (type: string) => ({ utsusie: 3, sakiyomi: 2, jisho: 10 })[type] ?? 5;
