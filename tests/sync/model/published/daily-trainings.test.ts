import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, toDay } from '../../../../sync/model/day/day.ts';
import { dailyTrainingItems } from '../../../../sync/model/published/daily-training-items.ts';
import {
  bundledTraining,
  isBundledTraining,
  isWholeDay,
  needsCare,
} from '../../../../sync/model/published/daily-trainings.ts';

const LEAP_YEAR = toDay('2028-01-01');

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(toDay('1970-01-01'), days));
const forLongStanding = (day: Day) => bundledTraining(dailyTrainingItems, { day, joinedDay: null });
/** The trainings from the day of joining on. */
const fromJoining = (joinedDay: Day, days: number) =>
  Array.from({ length: days }, (_, age) =>
    bundledTraining(dailyTrainingItems, { day: addDays(joinedDay, age), joinedDay }),
  );

describe('the bundled training', () => {
  test('is the one of the calendar day, in every year', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(forLongStanding(day).monthDay).toBe(day.slice(5));
      }),
    );
    expect(forLongStanding(toDay('2027-01-01')).id).toBe('daily-0101');
    expect(forLongStanding(toDay('2028-02-29')).id).toBe('daily-0229');
  });

  test('is 初級 for the first fourteen days, without repeating', () => {
    fc.assert(
      fc.property(anyDay, (joinedDay) => {
        const trainings = fromJoining(joinedDay, 14);
        expect(new Set(trainings.map(({ difficulty }) => difficulty))).toEqual(new Set(['初級']));
        expect(new Set(trainings).size).toBe(14);
      }),
    );
  });

  test('is the one of the day wherever that is 初級 already, from the fifteenth day on 中級, from the sixtieth 上級', () => {
    fc.assert(
      fc.property(anyDay, (joinedDay) => {
        fromJoining(joinedDay, 90).forEach((training, age) => {
          const expected = forLongStanding(addDays(joinedDay, age));
          const isGiven = age >= 59 || expected.difficulty === '初級' || (age >= 14 && expected.difficulty === '中級');
          if (isGiven) expect(training).toBe(expected);
          else {
            expect(training.difficulty).toBe(age < 14 ? '初級' : '中級');
            expect([training.season, training.timeOfDay, training.wholeDay]).toEqual([undefined, undefined, undefined]);
          }
        });
      }),
    );
  });

  test('is 上級 from the sixtieth day on; before, the nearest 中級 that the first fourteen days left out', () => {
    const joinedDay = toDay('2027-01-01');
    const on = (day: string) => bundledTraining(dailyTrainingItems, { day: toDay(day), joinedDay }).id;
    expect(['2027-01-21', '2027-01-24', '2027-03-01'].map(on)).toEqual(['daily-0112', 'daily-1225', 'daily-0301']);
    const advanced = toDay('2027-01-14');
    const forDay = (memberDay: number) =>
      bundledTraining(dailyTrainingItems, { day: advanced, joinedDay: addDays(advanced, 1 - memberDay) }).difficulty;
    expect([59, 60].map(forDay)).toEqual(['中級', '上級']);
  });

  test('gives nothing twice before the sixtieth day', () => {
    fc.assert(
      fc.property(anyDay, (joinedDay) => {
        expect(new Set(fromJoining(joinedDay, 59)).size).toBe(59);
      }),
    );
  });

  test('does not return within five months when it stood in for a beginner', () => {
    fc.assert(
      fc.property(anyDay, (joinedDay) => {
        const standIns = fromJoining(joinedDay, 14).filter(
          (one, age) => one !== forLongStanding(addDays(joinedDay, age)),
        );
        const later = new Set(fromJoining(joinedDay, 150).slice(14));
        expect(standIns.filter((one) => later.has(one))).toEqual([]);
      }),
    );
  });

  test('is the one of the day before the day of joining, as a clock that was set back gives it', () => {
    const joinedDay = toDay('2026-11-20');
    const day = toDay('2026-11-19');
    expect(bundledTraining(dailyTrainingItems, { day, joinedDay })).toBe(forLongStanding(day));
  });

  test('cannot be picked from a calendar without the day', () => {
    expect(() => bundledTraining([], { day: toDay('2026-11-19'), joinedDay: null })).toThrow(
      'Cannot pick a daily training: no item for 2026-11-19',
    );
  });
});

describe('the bundled calendar', () => {
  test('has one item for each day of a leap year, in order', () => {
    const days = Array.from({ length: 366 }, (_, index) => addDays(LEAP_YEAR, index).slice(5));
    expect(dailyTrainingItems.map(({ monthDay }) => monthDay)).toEqual(days);
    expect(dailyTrainingItems.map(({ id }) => id)).toEqual(days.map((day) => `daily-${day.replace('-', '')}`));
  });

  test('changes category every day, across eight categories', () => {
    const same = dailyTrainingItems.filter(
      ({ category }, index) => category === dailyTrainingItems[(index + 1) % dailyTrainingItems.length]?.category,
    );
    expect(same.map(({ id }) => id)).toEqual([]);
    expect(new Set(dailyTrainingItems.map(({ category }) => category)).size).toBe(8);
  });

  test('is 45 % 初級, 40 % 中級 and 15 % 上級, give or take five, in 3 to 15 minutes', () => {
    const shares = { 初級: 0.45, 中級: 0.4, 上級: 0.15 } as const;
    for (const [difficulty, share] of Object.entries(shares)) {
      const count = dailyTrainingItems.filter((item) => item.difficulty === difficulty).length;
      expect(Math.abs(count / dailyTrainingItems.length - share), difficulty).toBeLessThan(0.05);
    }
    const minutes = new Set(dailyTrainingItems.map(({ duration_minutes }) => duration_minutes));
    expect([...minutes].filter((count) => ![3, 5, 7, 10, 15].includes(count))).toEqual([]);
  });

  test('says when to begin and when to answer what takes all day', () => {
    const vague = dailyTrainingItems.filter(
      ({ wholeDay, description }) =>
        wholeDay && !/(朝|午前).*(夜|夕方|日が暮れ|日の傾く|午後|眠る前)/u.test(description),
    );
    expect(vague.map(({ id, description }) => [id, description])).toEqual([]);
    const hidden = dailyTrainingItems.filter(
      ({ wholeDay, description }) => !wholeDay && /朝(から|、).*(夜|夕方)、/u.test(description),
    );
    expect(hidden.map(({ id, description }) => [id, description])).toEqual([]);
  });

  test('asks a question of its own at the end of each, which its text has not asked yet', () => {
    const questions = dailyTrainingItems.map(({ question }) => question);
    expect(questions.filter((question) => !/^[^。]+[。？]$/u.test(question))).toEqual([]);
    expect(new Set(questions.map((question) => question.slice(0, 8))).size).toBe(dailyTrainingItems.length);
    const asked = dailyTrainingItems.filter(({ description, question }) => description.includes(question));
    expect(asked.map(({ id }) => id)).toEqual([]);
  });

  test('has more minutes than the text spends', () => {
    const ofItsStory = ['0303', '0309', '0501', '0605', '0619', '0620', '0704', '0917', '0919', '1226'];
    const timed = dailyTrainingItems.filter(
      ({ id, wholeDay }) => !wholeDay && !ofItsStory.some((day) => id.endsWith(day)),
    );
    const spent = ({ description }: { readonly description: string }) =>
      [...description.matchAll(/(\d+)分(ずつ)?/gu)].reduce(
        (sum, [, minutes, twice]) => sum + Number(minutes) * (twice === undefined ? 1 : 2),
        0,
      );
    expect(timed.filter((item) => spent(item) > 0).length).toBeGreaterThan(20);
    expect(timed.filter((item) => spent(item) >= item.duration_minutes).map(({ id }) => id)).toEqual([]);
  });

  test('marks what is done with closed eyes or outside', () => {
    const unmarked = dailyTrainingItems.filter(
      (one) =>
        !needsCare(one) && /目を閉じ|歩道の|道の(端|人)|道端|いつもの道|今日たどる道|外へ歩/u.test(one.description),
    );
    expect(unmarked.map(({ id }) => id)).toEqual([]);
    expect(dailyTrainingItems.filter(needsCare).length).toBeLessThan(60);
  });

  test('is told apart from the operator’s trainings', () => {
    const [item] = dailyTrainingItems;
    const wholeDay = dailyTrainingItems.find((one) => one.wholeDay);
    if (item === undefined || wholeDay === undefined) throw new Error('The calendar is empty');
    const { title, description, difficulty, duration_minutes, category } = wholeDay;
    expect([item, wholeDay].map(isBundledTraining)).toEqual([true, true]);
    expect([item, wholeDay].map(isWholeDay)).toEqual([false, true]);
    const override = { title, description, difficulty, duration_minutes, category };
    expect([isBundledTraining(override), isWholeDay(override)]).toEqual([false, false]);
    expect(needsCare(override)).toBe(true);
  });
});
