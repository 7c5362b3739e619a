import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAnswers, tallyAnswers } from '../../../../src/shared/charts/answer-tally.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { foldVisits, type Visit } from '../../../../sync/model/practice/memory.ts';

/** A Friday; the week began on the 15th. */
const TODAY = toDay('2026-11-20');

function visit(id: string, day: string, ...results: readonly (readonly [item: string, result: string])[]): Visit {
  return { id, day, results: results.map(([item, result]) => ({ item, result })) };
}

const NONE = { right: 0, wrong: 0, remembered: 0, hard: 0, again: 0 };

const answers = ['right', 'wrong', 'remembered', 'hard', 'again'] as const;

/** Weeks that hold every day of `anyVisit` up to today. */
const WEEKS = 19;

const anyVisit: fc.Arbitrary<Visit> = fc.record({
  id: fc.uuid({ version: 7 }),
  day: fc.integer({ min: -120, max: 2 }).map((days) => addDays(TODAY, days)),
  results: fc.array(
    fc.record({
      item: fc.constantFrom('jisho-001-1', 'jisho-001-2', 'jisho-002-1', 'sentsuji-001', 'tour-001'),
      result: fc.constantFrom('seen', ...answers, 'of-a-newer-build', 'constructor'),
    }),
    { maxLength: 8 },
  ),
});

const anyVisits = fc.uniqueArray(anyVisit, { selector: ({ id }) => id, maxLength: 30 });

describe('the tally of answers', () => {
  test('is empty without answers: drills that were only opened are not in it', () => {
    expect(tallyAnswers([], TODAY, 12)).toEqual([]);
    expect(tallyAnswers([visit('a', TODAY, ['jutsu-001', 'seen'], ['jisho-001-1', 'toString'])], TODAY, 12)).toEqual(
      [],
    );
  });

  test('counts per drill, answer and week, the drill with most answers first', () => {
    const visits = [
      visit('a', '2026-11-14', ['sentsuji-001', 'right']),
      visit('b', '2026-11-15', ['jisho-001-1', 'remembered'], ['jisho-001-2', 'again']),
      visit('c', '2026-11-20', ['jisho-002-1', 'hard'], ['sentsuji-002', 'wrong']),
    ];
    expect(tallyAnswers(visits, TODAY, 2)).toEqual([
      {
        pack: 'jisho',
        total: { ...NONE, remembered: 1, hard: 1, again: 1 },
        weeks: [
          { sunday: '2026-11-08', counts: NONE },
          { sunday: '2026-11-15', counts: { ...NONE, remembered: 1, hard: 1, again: 1 } },
        ],
      },
      {
        pack: 'sentsuji',
        total: { ...NONE, right: 1, wrong: 1 },
        weeks: [
          { sunday: '2026-11-08', counts: { ...NONE, right: 1 } },
          { sunday: '2026-11-15', counts: { ...NONE, wrong: 1 } },
        ],
      },
    ]);
  });

  test.each([
    ['on the first day shown', '2026-11-08', [1, 0]],
    ['on the last day of a week', '2026-11-14', [1, 0]],
    ['on the first day of the next', '2026-11-15', [0, 1]],
    ['before the first week', '2026-11-07', [0, 0]],
    ['tomorrow, by a fast clock', '2026-11-21', [0, 0]],
  ])('puts an answer %s into its week', (_when, day, perWeek) => {
    const [drill] = tallyAnswers([visit('a', day, ['jisho-001-1', 'hard'])], TODAY, 2);
    expect(drill?.weeks.map(({ counts }) => countAnswers(counts))).toEqual(perWeek);
    expect(drill?.total).toEqual({ ...NONE, hard: 1 });
  });

  test('counts an item once a day, with its last grade, and again on another day', () => {
    const [drill] = tallyAnswers(
      [
        visit('b', '2026-11-20', ['jisho-001-1', 'remembered']),
        visit('a', '2026-11-20', ['jisho-001-1', 'again']),
        visit('c', '2026-11-19', ['jisho-001-1', 'hard']),
      ],
      TODAY,
      1,
    );
    expect(drill?.total).toEqual({ ...NONE, remembered: 1, hard: 1 });
  });

  test('leaves out days that are none', () => {
    expect(tallyAnswers([visit('a', 'someday', ['jisho-001-1', 'hard'])], TODAY, 12)).toEqual([]);
  });

  test('does not depend on the order in which visits arrive, and counts each once', () => {
    fc.assert(
      fc.property(
        anyVisits.chain((visits) =>
          fc.tuple(fc.constant(visits), fc.shuffledSubarray([...visits, ...visits], { minLength: visits.length * 2 })),
        ),
        ([visits, arrived]) => {
          expect(tallyAnswers(arrived, TODAY, 12)).toEqual(tallyAnswers(visits, TODAY, 12));
        },
      ),
    );
  });

  test('has every answer of the shown days in exactly one week', () => {
    fc.assert(
      fc.property(anyVisits, (visits) => {
        const upToToday = tallyAnswers(
          visits.filter(({ day }) => day <= TODAY),
          TODAY,
          WEEKS,
        );
        for (const { pack, total, weeks } of tallyAnswers(visits, TODAY, WEEKS)) {
          const sums = { ...NONE };
          for (const { counts } of weeks) for (const answer of answers) sums[answer] += counts[answer];
          expect(sums).toEqual(upToToday.find((drill) => drill.pack === pack)?.total ?? NONE);
          expect(countAnswers(total)).toBeGreaterThanOrEqual(countAnswers(sums));
        }
      }),
    );
  });

  test('agrees with the practice memory on a single day', () => {
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 10 }), (drawn) => {
        const visits = drawn.map((each) => ({ ...each, day: TODAY }));
        for (const { pack, total } of tallyAnswers(visits, TODAY, 1)) {
          const sums = { remembered: 0, hard: 0, again: 0 };
          for (const { lastGrade } of foldVisits(visits, `${pack}-`).values())
            if (lastGrade !== null) sums[lastGrade] += 1;
          const { right, wrong, ...grades } = total;
          expect({ ...grades, remembered: grades.remembered + right, again: grades.again + wrong }).toEqual(sums);
        }
      }),
    );
  });
});
