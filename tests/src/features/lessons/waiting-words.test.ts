import { describe, expect, test } from 'vitest';
import { watchedWords } from '../../../../src/features/lessons/programme/programme.ts';
import { waitingWords } from '../../../../src/features/lessons/programme/waiting-words.ts';
import { addDays, dayAt } from '../../../../sync/model/day/day.ts';
import { initialProgress, nextOpeningAt } from '../../../../sync/model/lessons/lessons.ts';

const HOUR = 3_600_000;

/** The texts at a time in Tokyo, for a member who has watched the lesson of that lesson day. */
function wordsAt(tokyoTime: string, isDoneToday = true) {
  const now = Date.parse(`${tokyoTime}+09:00`);
  const progress = { ...initialProgress(), current_lesson: 5, last_watched_date: dayAt(now, 'UTC') };
  const opensAt = nextOpeningAt(progress, now) ?? 0;
  return { now, opensAt, words: waitingWords({ opensAt, now, isDoneToday, words: watchedWords }) };
}

const hours = Array.from({ length: 24 }, (_, hour) => `2026-11-21T${String(hour).padStart(2, '0')}`);

describe('the texts while the next lesson waits', () => {
  test.each(hours.flatMap((hour) => [`${hour}:00:00`, `${hour}:59:59`]))(
    'name the day and the time on which it opens, at %s in Tokyo',
    (time) => {
      const { now, opensAt, words } = wordsAt(time);
      expect(opensAt - now).toBeGreaterThan(0);
      expect(opensAt - now).toBeLessThanOrEqual(24 * HOUR);
      const all = [words.heading, words.mark, ...words.lines].join('\n');
      const opensOn = dayAt(opensAt);
      if (opensOn === dayAt(now)) {
        expect(all).not.toContain('明日');
        expect(words.lines).toEqual(['次のレッスンは、今日の9:00に開きます']);
      } else {
        expect(opensOn).toBe(addDays(dayAt(now), 1));
        expect(words.lines).toContain('次のレッスンは明日視聴できます');
        expect(words.lines).toContain('次のレッスンは 11月22日 9:00 から');
      }
    },
  );

  test('are those of the specification from 9:00 to midnight, and others before 9:00', () => {
    const headings = hours.map((hour) => wordsAt(`${hour}:30:00`).words.heading);
    expect(headings).toEqual([
      ...Array.from({ length: 9 }, () => '今日の分は終えました'),
      ...Array.from({ length: 15 }, () => '明日まで待機'),
    ]);
  });

  test('say before 9:00 that the day is done only after a lesson on that day', () => {
    expect(wordsAt('2026-11-21T04:15:00', false).words).toEqual({
      heading: '今日のレッスン',
      lines: ['次のレッスンは、今日の9:00に開きます'],
      mark: '9:00から',
    });
  });
});
