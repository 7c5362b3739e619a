import { describe, expect, test } from 'vitest';
import {
  canAskLater,
  formerLine,
  noteOfThen,
  noteToAsk,
  returningNotes,
} from '../../../../src/data/notebook/returning-notes.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';

const TODAY = toDay('2026-11-20');

const day = (offset: number) => addDays(TODAY, offset);

describe('a note of then', () => {
  const note = (offset: number, id = `${offset}`, recall: string | null = null) => ({
    text: id,
    day: day(offset),
    recall,
  });
  test.each([
    ['none', [], null],
    ['today and yesterday', [note(0), note(-1)], null],
    ['7, 29 and 31 days ago', [note(-7), note(-29), note(-31)], null],
    ['7 days ago, to come again', [note(-7), note(-7, 'again', 'week')], ['again', 7]],
    ['30 days ago', [note(-29), note(-30), note(-31)], ['-30', 30]],
    ['a year and 30 days ago', [note(-30), note(-365)], ['-365', 365]],
    ['twice 30 days ago', [note(-30, 'evening'), note(-30, 'morning')], ['evening', 30]],
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
    const notes = days.map((written) => ({ text: written, day: written, recall: null }));
    expect(noteOfThen(notes, toDay(today))?.text).toBe(expected);
  });
});

describe('the notes that come again', () => {
  const notes = [{ recall: null }, { recall: 'never' }, { recall: 'week' }, { recall: 'used' }];

  test('are all but those that are not shown any more, and none while that is switched off', () => {
    expect(returningNotes(notes, {})).toEqual([notes[0], notes[2], notes[3]]);
    expect(returningNotes(notes, { hidden: 1 })).toEqual([]);
    expect(returningNotes(notes, { hidden: 2 })).toHaveLength(3);
  });
});

describe('the line that the member is asked about', () => {
  const line = (offset: number, recall: string | null = 'week') => ({ day: day(offset), recall });
  test.each([
    ['of seven days ago', [line(-6), line(-7)], -7],
    ['of nine days ago where the app was not opened, before one of seven', [line(-7), line(-9)], -9],
    ['none of ten days ago', [line(-10)], null],
    ['none that was answered', [line(-7, 'used'), line(-7, 'later'), line(-7, 'never'), line(-7, null)], null],
  ])('is %s', (_, notes, offset) => {
    expect(noteToAsk(notes, TODAY)?.day ?? null).toBe(offset === null ? null : day(offset));
  });

  test('is one of 教訓, 刹那 or a lesson', () => {
    const asked = ['kyokun', 'setsuna', 'brain-speed', 'memory-enhancement', 'jutsu', 'daily-training', null];
    expect(asked.filter(canAskLater)).toEqual(asked.slice(0, 4));
  });
});

test('the former line is the last one of an earlier day that answers the same question', () => {
  const line = (text: string, offset: number, question = '誰から聞きますか。') => ({
    ...{ text, day: day(offset), about: 'kyokun', question },
  });
  const notes = [line('今日', 0), line('ほか', -1, '何を渡しますか。'), line('前', -3), line('その前', -9)];
  expect(formerLine(notes, 'kyokun', '誰から聞きますか。', TODAY)).toBe('前');
  expect(formerLine(notes, 'setsuna', '誰から聞きますか。', TODAY)).toBeNull();
  expect(formerLine(notes.slice(0, 2), 'kyokun', '誰から聞きますか。', TODAY)).toBeNull();
});
