import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { foldVisits, type Visit } from '../../../../sync/model/practice/memory.ts';

const FIRST = toDay('2026-11-01');

const anyVisit: fc.Arbitrary<Visit> = fc.record({
  id: fc.uuid({ version: 7 }),
  day: fc.integer({ min: 0, max: 400 }).map((days) => addDays(FIRST, days)),
  results: fc.array(
    fc.record({
      item: fc.constantFrom('jisho-001', 'jisho-002', 'jisho-003', 'tour-001'),
      result: fc.constantFrom(
        'seen',
        'right',
        'wrong',
        'remembered',
        'hard',
        'again',
        'of-a-newer-build',
        'constructor',
      ),
    }),
    { maxLength: 8 },
  ),
});

function visit(id: string, day: string, ...results: readonly (readonly [item: string, result: string])[]): Visit {
  return { id, day, results: results.map(([item, result]) => ({ item, result })) };
}

describe('the practice memory', () => {
  test('holds the last day and the last grade of each item', () => {
    const memory = foldVisits(
      [
        visit('b', '2026-11-02', ['jisho-001', 'seen'], ['jisho-002', 'again']),
        visit('a', '2026-11-01', ['jisho-001', 'remembered']),
      ],
      'jisho-',
    );
    expect(memory.get('jisho-001')).toMatchObject({ lastSeen: '2026-11-02', lastGrade: 'remembered' });
    expect(memory.get('jisho-002')).toEqual({ lastSeen: '2026-11-02', lastGrade: 'again', dueDay: '2026-11-03' });
  });

  test('asks again later the better an item was recalled', () => {
    const dueAfter = (grade: string) =>
      foldVisits([visit('a', '2026-11-01', ['jisho-001', grade])], 'jisho-').get('jisho-001')?.dueDay ?? '';
    expect([dueAfter('right'), dueAfter('wrong')]).toEqual([dueAfter('remembered'), dueAfter('again')]);
    expect(dueAfter('again') <= dueAfter('hard')).toBe(true);
    expect(dueAfter('hard') < dueAfter('remembered')).toBe(true);
  });

  test('asks for nothing that was only shown', () => {
    const memory = foldVisits([visit('a', '2026-11-01', ['jisho-001', 'seen'])], 'jisho-');
    expect(memory.get('jisho-001')).toEqual({ lastSeen: '2026-11-01', lastGrade: null, dueDay: null });
  });

  test('counts the last of several grades on one day', () => {
    const day = '2026-11-01';
    const twice = foldVisits([visit('a', day, ['jisho-001', 'again'], ['jisho-001', 'remembered'])], 'jisho-');
    expect(twice).toEqual(foldVisits([visit('a', day, ['jisho-001', 'remembered'])], 'jisho-'));
  });

  test('takes a result of a newer build as seen, and leaves out other packs and days that are none', () => {
    const memory = foldVisits(
      [
        visit('a', '2026-11-01', ['jisho-001', 'toString'], ['tour-001', 'seen']),
        visit('b', 'someday', ['jisho-002', 'seen']),
      ],
      'jisho-',
    );
    expect([...memory]).toEqual([['jisho-001', { lastSeen: '2026-11-01', lastGrade: null, dueDay: null }]]);
  });

  test('does not depend on the order in which visits arrive, and counts each once', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(anyVisit, { selector: ({ id }) => id, maxLength: 20 })
          .chain((visits) =>
            fc.tuple(
              fc.constant(visits),
              fc.shuffledSubarray([...visits, ...visits], { minLength: visits.length * 2 }),
            ),
          ),
        ([visits, arrived]) => {
          expect(new Map([...foldVisits(arrived, 'jisho-')].sort())).toEqual(
            new Map([...foldVisits(visits, 'jisho-')].sort()),
          );
        },
      ),
    );
  });

  test('never forgets what was seen when a visit is added', () => {
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 10 }), anyVisit, (visits, added) => {
        const before = foldVisits(visits, 'jisho-');
        const after = foldVisits([...visits, added], 'jisho-');
        for (const [item, { lastSeen }] of before) {
          expect((after.get(item)?.lastSeen ?? '') >= lastSeen).toBe(true);
        }
      }),
    );
  });
});
