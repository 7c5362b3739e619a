import { describe, expect, test } from 'vitest';
import { noteQuestions, questionOfDay, questionOfVisit } from '../../../../src/data/notebook/questions.ts';
import { practices } from '../../../../src/practices/registry.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { limits } from '../../../../sync/model/limits.ts';

describe('the question of a visit', () => {
  const withOwnQuestion = ['tour', 'kyokun'];

  test.for(practices.filter(({ id }) => !withOwnQuestion.includes(id)))('of $id is one of seven in turn', ({ id }) => {
    const asked = Array.from({ length: 14 }, (_, sessions) => questionOfVisit(id, sessions));
    expect(new Set(asked.slice(3, 10)).size).toBe(7);
    expect(asked.slice(7)).toEqual(asked.slice(0, 7));
  });
});

describe('the question of a day', () => {
  test('comes once before any comes again', () => {
    const weekly = noteQuestions.filter(({ about }) => about === 'week').map(({ text }) => text);
    for (const start of ['2025-12-28', '2026-11-20']) {
      const round = weekly.map((_, index) => questionOfDay('week', addDays(toDay(start), index)));
      expect([...round].sort()).toEqual([...weekly].sort());
    }
  });

  test('is short enough for a note', () => {
    for (const { text } of noteQuestions) expect([...text].length).toBeLessThanOrEqual(limits.note_question_max);
  });
});
