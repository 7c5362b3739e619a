import { describe, expect, test } from 'vitest';
import { type EndFacts, endLines } from '../../../src/shared/end-lines.ts';

const note = { text: '風の音', daysAgo: 7 };
const facts: EndFacts = {
  day: { visits: 1, minutes: 3, fraction: 1, isDone: true, left: null },
  practisedDays: 2,
  isNewlyBack: false,
  showsNumbers: true,
  hasLevel: false,
  daysOfLearntWord: null,
  keepsItem: false,
  note: null,
  remark: null,
};
const kindsOf = (changed: Partial<EndFacts>) => endLines({ ...facts, ...changed }).lines.map(({ kind }) => kind);

describe('the end of a practice', () => {
  test('shows the visits and minutes of the day', () => {
    expect(endLines({ ...facts, day: { ...facts.day, visits: 2, minutes: 11 } }).today).toBe('今日は2つ、11分');
    expect(endLines({ ...facts, showsNumbers: false }).today).toBeNull();
  });

  test('presses a seal on some days, without a number where they are hidden', () => {
    const sealed = Array.from({ length: 40 }, (_, index) => index + 1).filter((practisedDays) =>
      kindsOf({ practisedDays }).includes('seal'),
    );
    expect(sealed).toEqual([1, 3, 7, 14, 30]);
    const hidden = endLines({ ...facts, practisedDays: 7, showsNumbers: false }).lines;
    expect(JSON.stringify(hidden)).not.toMatch(/[0-9一二三七十]日|7/);
  });

  test('shows a line of then, not on a return, and nothing more after the first visit of the day', () => {
    expect(kindsOf({ note })).toEqual(['note']);
    expect(kindsOf({ note, isNewlyBack: true })).not.toContain('note');
    expect(kindsOf({ note, day: { ...facts.day, visits: 2 } })).not.toContain('note');
  });

  test.each([
    [7, '一週間前に読めなかった語を、今日は読めました。'],
    [27, '三週間前に読めなかった語を、今日は読めました。'],
    [69, '九週間前に読めなかった語を、今日は読めました。'],
    [70, '以前は読めなかった語を、今日は読めました。'],
  ])('names a word that was learnt %i days after its miss, on any visit of the day', (daysOfLearntWord, text) => {
    const { lines } = endLines({ ...facts, daysOfLearntWord, day: { ...facts.day, visits: 3 } });
    expect(lines).toEqual([{ kind: 'learnt', text }]);
    expect(kindsOf({ daysOfLearntWord, practisedDays: 7, note })).toEqual(['seal', 'learnt']);
  });

  test("names tomorrow's training once the day is done, where nothing else is said", () => {
    expect(kindsOf({})).toEqual(['tomorrow']);
    expect(kindsOf({ day: { ...facts.day, isDone: false } })).toEqual([]);
    expect(kindsOf({ keepsItem: true })).toEqual(['kept']);
    expect(kindsOf({ hasLevel: true })).toEqual([]);
  });

  test('says that an item is kept, before a line of then', () => {
    expect(kindsOf({ keepsItem: true, note })).toEqual(['kept', 'note']);
    expect(kindsOf({ keepsItem: true, day: { ...facts.day, visits: 2 } })).toEqual(['kept']);
  });

  test('ends with a remark, on any visit, instead of the title of tomorrow', () => {
    const remark = '隣の畑にも、水をやりました。';
    expect(kindsOf({ remark, keepsItem: true })).toEqual(['kept', 'remark']);
    expect(kindsOf({ remark, day: { ...facts.day, visits: 2 } })).toEqual(['remark']);
    expect(kindsOf({ remark, practisedDays: 7, hasLevel: true })).toEqual(['seal']);
  });

  test('has at most two lines, a level among them', () => {
    expect(kindsOf({ practisedDays: 7, note })).toEqual(['seal', 'note']);
    expect(kindsOf({ practisedDays: 7, note, hasLevel: true })).toEqual(['seal']);
  });
});
