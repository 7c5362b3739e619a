import { describe, expect, test } from 'vitest';
import { type ParrotText, parrotTexts } from '../../../../src/practices/oumugaeshi/content.ts';
import { drawFirstText } from '../../../../src/practices/oumugaeshi/rules.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import { deckOf } from '../deck.ts';

function textsOf(level: ParrotText['level']): readonly ParrotText[] {
  return parrotTexts.filter((text) => text.level === level);
}

const heard = (texts: readonly ParrotText[]) =>
  texts.map(({ id }) => [id, { lastSeen: toDay('2026-11-01'), lastGrade: null, dueDay: null }] as const);

describe('the first text of オウム返し', () => {
  test('comes in teaching order', () => {
    expect(drawFirstText(deckOf(1))).toBe(textsOf(1)[0]);
    expect(drawFirstText(deckOf(1, new Map(heard(textsOf(1)))))).toBe(textsOf(2)[0]);
  });

  test.for([
    [2, 3],
    [3, 5],
  ] as const)('at level %i is of step %i or later', ([level, step]) => {
    expect(drawFirstText({ ...deckOf(1), level }).level).toBe(step);
    expect(drawFirstText({ ...deckOf(1, new Map(heard(textsOf(step)))), level }).level).toBe(step + 1);
  });
});
