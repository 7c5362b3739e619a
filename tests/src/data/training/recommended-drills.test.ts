import { describe, expect, test } from 'vitest';
import { readAim } from '../../../../src/data/member/aim.ts';
import { type Aim, recommendDrills } from '../../../../src/data/training/recommended-drills.ts';
import { homeDrills } from '../../../../src/practices/home-practices.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';

const TODAY = toDay('2026-11-20');

const session = (trainingType: string, daysAgo: number) => ({ trainingType, day: addDays(TODAY, -daysAgo) });

const recommended = (sessions: readonly ReturnType<typeof session>[], aim: Aim | null) =>
  recommendDrills(homeDrills, sessions, aim).map(({ drill }) => drill.trainingTypes[0]);

describe('the recommended drills', () => {
  test('are the easiest and shortest at first', () => {
    expect(recommended([], null)).toEqual(['utsusie', 'jisho', 'oumugaeshi']);
  });

  test.each([
    ['words', null, ['jisho', 'sentsuji', 'utsusie']],
    ['pictures', 10, ['utsusie', 'jisho', 'ryue']],
    ['focus', 5, ['oumugaeshi', 'sentsuji', 'utsusie']],
    [null, 10, ['utsusie', 'jisho', 'oumugaeshi']],
  ] as const)('follow an aim of %s in %s minutes', (why, minutes, expected) => {
    expect(recommended([], { why, minutes })).toEqual(expected);
  });

  test('are those never practised, then those not practised for longest', () => {
    const all = homeDrills.map(({ trainingTypes }, index) => session(trainingTypes[0] ?? '', index + 1));
    expect(recommended(all, null)).toEqual(
      homeDrills
        .slice(-3)
        .map(({ trainingTypes }) => trainingTypes[0])
        .reverse(),
    );
    expect(recommended(all.slice(1), null)[0]).toBe(homeDrills[0]?.trainingTypes[0]);
  });
});

describe('the aim of the first day', () => {
  test.each([
    [{}, null],
    [{ asked: 1 }, { why: null, minutes: null }],
    [
      { asked: 1, 'why-words': 1, 'minutes-10': 1 },
      { why: 'words', minutes: 10 },
    ],
    [
      { asked: 2, 'why-words': 1, 'why-calm': 2, 'minutes-10': 1 },
      { why: 'calm', minutes: null },
    ],
    [
      { asked: 1, 'why-of-a-newer-build': 1 },
      { why: null, minutes: null },
    ],
  ])('of the entries %j is %j', (entries, aim) => {
    expect(readAim(entries)).toEqual(aim);
  });
});
