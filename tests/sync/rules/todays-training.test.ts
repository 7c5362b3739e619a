import { describe, expect, test } from 'vitest';
import { parseDailyTrainingOverrides } from '../../../supabase/contracts/daily-training.ts';
import { dailyTrainingFor } from '../../../sync/rules/daily-trainings.ts';
import { addDays, toDay } from '../../../sync/rules/day.ts';
import { todaysTraining } from '../../../sync/rules/todays-training.ts';

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
    expect(todaysTraining(TODAY, overrides)).toMatchObject(special);
    expect(todaysTraining(addDays(TODAY, 1), overrides)).toEqual(dailyTrainingFor(addDays(TODAY, 1)));
    expect(todaysTraining(TODAY, [])).toEqual(dailyTrainingFor(TODAY));
  });

  test('is null only when there is no bundled training', () => {
    const nothing = () => null;
    expect(todaysTraining(TODAY, [], nothing)).toBeNull();
    expect(todaysTraining(TODAY, [{ ...special, day: TODAY }], nothing)).toMatchObject(special);
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
    expect(parseDailyTrainingOverrides([...broken, sound])).toEqual([sound]);
    expect(parseDailyTrainingOverrides({ 0: sound })).toEqual([]);
  });
});
