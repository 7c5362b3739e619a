import { describe, expect, test } from 'vitest';
import { createVisitResults } from '../../../../src/practices/host/visit-results.ts';
import type { ItemResult } from '../../../../sync/rules/practice-memory.ts';

function openVisit() {
  const rows: (readonly ItemResult[])[] = [];
  const disk = { isFull: false };
  const visit = createVisitResults(async (results) => {
    if (disk.isFull) throw new Error('full');
    rows.push(results);
  });
  return { visit, rows, disk };
}

describe('the results of a visit', () => {
  test('are stored once, each item with its last grade', async () => {
    const { visit, rows } = openVisit();
    visit.note('jisho-001', 'seen');
    visit.note('jisho-002', 'seen');
    visit.note('jisho-001', 'again');
    visit.note('jisho-001', 'remembered');
    visit.note('jisho-001', 'seen');
    await visit.flush();
    await visit.flush();
    expect(rows).toEqual([
      [
        { item: 'jisho-001', result: 'remembered' },
        { item: 'jisho-002', result: 'seen' },
      ],
    ]);
  });

  test('hold a grade that follows in a row of its own, and no second sighting', async () => {
    const { visit, rows } = openVisit();
    visit.note('jisho-001', 'seen');
    await visit.flush();
    visit.note('jisho-001', 'seen');
    visit.note('jisho-001', 'hard');
    await visit.flush();
    expect(rows).toEqual([[{ item: 'jisho-001', result: 'seen' }], [{ item: 'jisho-001', result: 'hard' }]]);
  });

  test('wait for the next time when the device is full', async () => {
    const { visit, rows, disk } = openVisit();
    disk.isFull = true;
    visit.note('jisho-001', 'seen');
    await expect(visit.flush()).rejects.toThrow('full');
    visit.note('jisho-001', 'again');
    disk.isFull = false;
    await visit.flush();
    expect(rows).toEqual([[{ item: 'jisho-001', result: 'again' }]]);
  });
});
