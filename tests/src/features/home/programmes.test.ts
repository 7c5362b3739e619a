import { describe, expect, test } from 'vitest';
import { hasLessonToday, listedProgrammes } from '../../../../src/features/home/programmes.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import {
  initialProgress,
  languageComprehension,
  memoryEnhancement,
  nothingOpened,
  type OpenedKeys,
  openableKeys,
} from '../../../../sync/model/lessons/lessons.ts';

const NOON = Date.parse('2026-11-20T03:00:00Z');

const begun = initialProgress();
const watched = { ...begun, current_lesson: 2, last_watched_date: toDay('2026-11-20') };
const completed = { ...begun, current_lesson: 30, completed_at: '2026-11-19T03:00:00.000Z' };

const everything: OpenedKeys = new Set(openableKeys);
const languageOnly: OpenedKeys = new Set(['language-comprehension'] as const);

describe('the further programmes on home', () => {
  test.each([
    ['nothing on a new installation', nothingOpened, null, null, true, []],
    ['none that is closed, however far it has come', languageOnly, null, watched, true, ['language-comprehension']],
    ['none not begun before the thirty days are over', everything, null, null, false, []],
    ['those under way, also before that', everything, watched, null, false, ['language-comprehension']],
    [
      'those that can be begun after that',
      everything,
      null,
      begun,
      true,
      ['language-comprehension', 'memory-enhancement'],
    ],
    ['none that is completed', everything, completed, watched, true, ['memory-enhancement']],
  ] as const)('list %s', (_what, opened, language, memory, isFirstCompleted, expected) => {
    const all = [
      { programme: languageComprehension, progress: language },
      { programme: memoryEnhancement, progress: memory },
    ];
    const listed = listedProgrammes(all, { opened, isFirstCompleted });
    expect(listed.map(({ programme }) => programme.type)).toEqual(expected);
  });

  test.each([
    ['not begun', null, false],
    ['begun', begun, true],
    ['watched today', watched, false],
    ['completed', completed, false],
  ])('have a lesson today when %s', (_what, progress, expected) => {
    expect(hasLessonToday(progress, NOON)).toBe(expected);
  });
});
