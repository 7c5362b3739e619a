import { describe, expect, test } from 'vitest';
import { noteOfThen } from '../../../../src/data/notebook/note-of-then.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';

const TODAY = toDay('2026-11-20');

const day = (offset: number) => addDays(TODAY, offset);

describe('a note of then', () => {
  const note = (offset: number, id = `${offset}`) => ({ text: id, day: day(offset) });
  test.each([
    ['none', [], null],
    ['today and yesterday', [note(0), note(-1)], null],
    ['6 and 8 days ago', [note(-6), note(-8)], null],
    ['7 days ago', [note(-1), note(-7)], ['-7', 7]],
    ['30 days ago', [note(-29), note(-30), note(-31)], ['-30', 30]],
    ['7 and 30 days ago', [note(-7), note(-30)], ['-30', 30]],
    ['a year and 30 days ago', [note(-30), note(-365)], ['-365', 365]],
    ['twice 7 days ago', [note(-7, 'evening'), note(-7, 'morning')], ['evening', 7]],
  ] as const)('of notes written: %s', (_, notes, expected) => {
    const found = noteOfThen(notes, TODAY);
    expect(found && [found.text, found.daysAgo]).toEqual(expected);
  });

  test.each([
    // A note of a leap day comes the day after 28 February, unless 1 March has one of its own.
    ['2029-03-01', ['2028-03-01', '2028-02-29'], '2028-03-01'],
    ['2029-03-01', ['2028-02-29'], '2028-02-29'],
    ['2029-02-28', ['2028-02-29', '2028-02-28'], '2028-02-28'],
    ['2028-02-29', ['2027-03-01', '2027-02-28'], '2027-02-28'],
    ['2028-03-01', ['2027-03-01', '2027-02-28'], '2027-03-01'],
  ])('on %s of the notes of %j: %s', (today, days, expected) => {
    const notes = days.map((written) => ({ text: written, day: written }));
    expect(noteOfThen(notes, toDay(today))?.text).toBe(expected);
  });
});
