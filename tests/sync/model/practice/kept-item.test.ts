import { describe, expect, test } from 'vitest';
import { toDay } from '../../../../sync/model/day/day.ts';
import { additionEntries, isKeptFrom, keptAnswer, keptItem } from '../../../../sync/model/practice/kept-item.ts';
import { foldLevel, visitEntries } from '../../../../sync/model/practice/level.ts';
import type { TypedVisit } from '../../../../sync/model/practice/whole-visit.ts';

const FRIDAY = toDay('2026-11-20');
const SATURDAY = toDay('2026-11-21');

function visit(id: string, training_type: string, results: Readonly<Record<string, string>>, day = FRIDAY): TypedVisit {
  return { id, day, training_type, results: Object.entries(results).map(([item, result]) => ({ item, result })) };
}

const heard = visit('1', 'utsusie', { 'utsusie-004': 'seen', 'utsusie-004-1': 'right', 'utsusie-004-2': 'wrong' });
const known = visit('2', 'jisho', { 'jisho-meaning-匙': 'wrong' });
const answer = (day = SATURDAY): TypedVisit => ({
  ...visit('9', 'utsusie', {}, day),
  results: [...additionEntries, { item: 'utsusie-004-2', result: 'right' }],
});

describe('the item that is asked again', () => {
  test('is one that was missed, of the first visit that has one, in any order of the rows', () => {
    const expected = { trainingType: 'utsusie', item: 'utsusie-004-2', day: FRIDAY, visit: '1' };
    expect(keptItem([heard, known], SATURDAY)).toEqual(expected);
    expect(keptItem([known, heard], SATURDAY)).toEqual(expected);
    const without = visit('0', 'jutsu', { 'jutsu-001': 'hard' });
    expect(keptItem([without, known, heard], SATURDAY)).toEqual(expected);
  });

  test.each([
    ['a right answer of 写絵, where none was missed', 'utsusie', { 'utsusie-004-3': 'right' }, 'utsusie-004-3'],
    ['no word that was known', 'jisho', { 'jisho-meaning-匙': 'right', 'jisho-012': 'seen' }, null],
    ['a part of 分解', 'bunkai', { 'bunkai-003': 'seen', 'bunkai-003-2': 'hard' }, 'bunkai-003-2'],
    ['a pair of 流絵 that was seen', 'ryue', { 'ryue-harbor': 'seen' }, 'ryue-harbor'],
    ['nothing of a drill that keeps nothing', 'doko', { 'doko-007': 'wrong' }, null],
  ] as const)('is %s', (_what, type, results, item) => {
    expect(keptItem([visit('1', type, results)], SATURDAY)?.item ?? null).toBe(item);
  });

  test('lapses after three days, with the next day of practice, and once it was answered on another device', () => {
    expect(keptItem([heard], toDay('2026-11-23'))?.item).toBe('utsusie-004-2');
    expect(keptItem([heard], toDay('2026-11-24'))).toBeNull();
    expect(keptItem([heard, visit('3', 'doko', { 'doko-007': 'wrong' }, SATURDAY)], toDay('2026-11-22'))).toBeNull();
    expect(keptItem([heard, answer()], SATURDAY)).toBeNull();
    expect(keptItem([heard, answer()], toDay('2026-11-22'))).toBeNull();
  });

  test('is named at the end of the visit that it is from, and of no later one', () => {
    const further = { ...heard, id: '3', results: [...visitEntries('utsusie', '1'), ...heard.results] };
    expect(isKeptFrom('utsusie', [heard], [], FRIDAY)).toBe(true);
    expect(isKeptFrom('utsusie', [further, heard], [], FRIDAY)).toBe(true);
    expect(isKeptFrom('brain-speed', [heard], [], FRIDAY)).toBe(false);
    expect(isKeptFrom('jisho', [heard, known], [], FRIDAY)).toBe(false);
    expect(isKeptFrom('utsusie', [visit('0', 'jutsu', { 'jutsu-001': 'hard' }), heard], [], FRIDAY)).toBe(true);
    expect(isKeptFrom('utsusie', [], [], FRIDAY)).toBe(false);
    const note = { day: FRIDAY, about: 'brain-speed', question: '何が聞こえましたか。' };
    expect(isKeptFrom('brain-speed', [], [note], FRIDAY)).toBe(true);
    expect(isKeptFrom('brain-speed', [heard], [note], FRIDAY)).toBe(false);
  });

  test('is an own answer to a lesson where no item is kept, as long and as often', () => {
    const note = { day: FRIDAY, about: 'brain-speed', question: '何が聞こえましたか。', text: '雨' };
    const other = { ...note, about: 'jutsu', question: '何を選びましたか。' };
    expect(keptAnswer([other, note], [], SATURDAY)).toBe(note);
    expect(keptAnswer([other, { ...note, question: null }], [], SATURDAY)).toBeNull();
    expect(keptAnswer([{ ...other, day: toDay('2026-11-22') }, note], [], toDay('2026-11-23'))).toBeNull();
    expect(keptAnswer([note], [], toDay('2026-11-24'))).toBeNull();
    expect(keptAnswer([note], [visit('3', 'doko', {}, SATURDAY)], toDay('2026-11-22'))).toBeNull();
    expect(keptAnswer([note], [answer()], SATURDAY)).toBeNull();
  });

  test('moves no level', () => {
    const [entry] = answer().results;
    const rows = ['a', 'b', 'c'].map((id) => ({
      ...visit(id, 'utsusie', { 'utsusie-1-1': 'right', 'utsusie-1-2': 'right', 'utsusie-1-3': 'right' }),
    }));
    expect(foldLevel(rows, 'utsusie', 0).open).toBe(2);
    const asked = rows.map((row) => ({ ...row, results: entry === undefined ? [] : [entry, ...row.results] }));
    expect(foldLevel(asked, 'utsusie', 0)).toEqual({ open: 1, hasBegun: false });
  });
});
