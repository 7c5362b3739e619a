import { describe, expect, test } from 'vitest';
import { noteQuestions, questionOfDay } from '../../../../src/data/notebook/questions.ts';
import { addDays, toDay } from '../../../../sync/rules/day.ts';
import { limits } from '../../../../sync/rules/limits.ts';

describe('the question of a day', () => {
  test('comes once before any comes again', () => {
    const daily = noteQuestions.filter(({ about }) => about === 'daily').map(({ text }) => text);
    for (const start of ['2025-12-28', '2026-11-20']) {
      const round = daily.map((_, index) => questionOfDay(['daily'], addDays(toDay(start), index)));
      expect([...round].sort()).toEqual([...daily].sort());
    }
  });

  test('is short enough for a note', () => {
    for (const { text } of noteQuestions) expect([...text].length).toBeLessThanOrEqual(limits.note_question_max);
  });
});
