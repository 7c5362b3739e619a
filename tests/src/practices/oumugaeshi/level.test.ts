import { describe, expect, test } from 'vitest';
import { type ParrotText, parrotTexts } from '../../../../src/practices/oumugaeshi/content.ts';
import { drawFirstText, levelOf } from '../../../../src/practices/oumugaeshi/level.ts';
import { sentenceId } from '../../../../src/practices/oumugaeshi/rules.ts';
import { toDay } from '../../../../sync/rules/day.ts';
import type { ReviewGrade } from '../../../../sync/rules/kata-schedule.ts';
import type { ItemMemory } from '../../../../sync/rules/practice-memory.ts';
import { deckOf } from '../deck.ts';

function textsOf(level: ParrotText['level']): readonly ParrotText[] {
  return parrotTexts.filter((text) => text.level === level);
}

const heard = (texts: readonly ParrotText[]) =>
  texts.map(({ id }) => [id, { lastSeen: toDay('2026-11-01'), lastGrade: null, dueDay: null }] as const);

/** Grades of the first sentences of the first text of a level. */
function graded(level: ParrotText['level'], grades: readonly ReviewGrade[], day = '2026-11-10') {
  const [text] = textsOf(level);
  if (text === undefined) throw new RangeError(`No text of level ${level}`);
  return grades.map((lastGrade, index): readonly [string, ItemMemory] => [
    sentenceId(text, index),
    { lastSeen: toDay(day), lastGrade, dueDay: toDay('2026-11-30') },
  ]);
}

describe('the level of オウム返し', () => {
  test('is open without grades, and texts then come in teaching order', () => {
    expect(levelOf(new Map())).toBeNull();
    expect(levelOf(new Map(heard(textsOf(1))))).toBeNull();
    expect(drawFirstText(deckOf(1, new Map(heard(textsOf(1)))))).toBe(textsOf(2)[0]);
  });

  test.for([
    { lost: 0, level: 3 },
    { lost: 2, level: 3 },
    { lost: 3, level: 2 },
    { lost: 9, level: 2 },
  ])('is $level when $lost of 9 sentences at level 3 did not come back', ({ lost, level }) => {
    const grades = Array.from({ length: 9 }, (_, index): ReviewGrade => (index < lost ? 'again' : 'hard'));
    const memory = new Map(graded(3, grades));
    expect(levelOf(memory)).toBe(level);
    expect(drawFirstText(deckOf(1, memory)).level).toBe(level);
  });

  test('rises when all texts of a level that went well have been heard', () => {
    const memory = new Map([...heard(textsOf(2)), ...graded(2, ['remembered', 'remembered', 'again', 'hard'])]);
    expect(levelOf(memory)).toBe(3);
    expect(drawFirstText(deckOf(1, memory))).toBe(textsOf(3)[0]);
  });

  test('stays within the course', () => {
    expect(levelOf(new Map(graded(1, ['again'])))).toBe(1);
    expect(levelOf(new Map([...heard(textsOf(6)), ...graded(6, ['remembered'])]))).toBe(6);
  });

  test('follows the last day, and on it the highest level that went well', () => {
    const before = graded(5, ['remembered', 'remembered'], '2026-11-02');
    expect(levelOf(new Map([...before, ...graded(3, ['hard'])]))).toBe(3);
    expect(levelOf(new Map([...graded(3, ['hard']), ...graded(4, ['again'])]))).toBe(3);
    expect(levelOf(new Map([...graded(3, ['again']), ...graded(4, ['again'])]))).toBe(2);
  });
});
