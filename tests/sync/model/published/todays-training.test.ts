import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { dailyTrainingOverrides } from '../../../../sync/model/published/daily-training.contract.ts';
import { dailyTrainingItems } from '../../../../sync/model/published/daily-training-items.ts';
import { bundledTraining, todaysTraining } from '../../../../sync/model/published/daily-trainings.ts';

const TODAY = toDay('2026-11-20');
const special = {
  title: '特別な稽古',
  description: '一度きりの稽古です。',
  difficulty: '上級',
  duration_minutes: 7,
  category: '観察',
} as const;

describe('today’s training', () => {
  test('is the operator’s override on its day, and the bundled one otherwise', () => {
    const overrides = [{ ...special, day: TODAY }];
    const today = { day: TODAY, joinedDay: TODAY };
    const tomorrow = { day: addDays(TODAY, 1), joinedDay: TODAY };
    expect(todaysTraining(dailyTrainingItems, overrides, today)).toMatchObject(special);
    expect(todaysTraining(dailyTrainingItems, overrides, tomorrow)).toBe(bundledTraining(dailyTrainingItems, tomorrow));
    expect(todaysTraining(dailyTrainingItems, [], today)).toBe(bundledTraining(dailyTrainingItems, today));
  });

  test('is none without an override when there is no calendar', () => {
    const today = { day: TODAY, joinedDay: null };
    expect(todaysTraining(null, [], today)).toBeNull();
    expect(todaysTraining(null, [{ ...special, day: TODAY }], today)).toMatchObject(special);
  });

  test('skips invalid override rows', () => {
    const sound = { ...special, day: '2026-11-20' };
    const broken = [
      { ...sound, day: '2026-11-31' },
      { ...sound, title: '' },
      { ...sound, duration_minutes: 0 },
      { ...sound, difficulty: '初段' },
      null,
    ];
    expect(dailyTrainingOverrides({ daily_trainings: [...broken, sound] })).toEqual([sound]);
    expect(dailyTrainingOverrides({ daily_trainings: { 0: sound } })).toEqual([]);
  });
});
