import { dayAt } from '../../../../sync/model/day/day.ts';
import { clockTime, dayAndTime } from '../../../lib/date-format.ts';
import type { ProgrammeView, ProgrammeWords } from './programme.ts';

interface Waiting extends Pick<ProgrammeView, 'now' | 'isDoneToday'> {
  readonly opensAt: number;
  readonly words: ProgrammeWords;
}

/**
 * What a member reads until a lesson opens, with the `mark` beside it in the list; both times in epoch milliseconds. Lesson
 * days end at 9:00 in Tokyo, so until then the next lesson opens on the member's same day, and 明日 would be false.
 */
export function waitingWords({ opensAt, now, isDoneToday, words }: Waiting) {
  if (dayAt(opensAt) === dayAt(now)) {
    const time = clockTime(opensAt);
    return {
      heading: isDoneToday ? '今日の分は終えました' : '今日のレッスン',
      lines: [`次のレッスンは、今日の${time}に開きます`],
      mark: `${time}から`,
    };
  }
  return {
    heading: '明日まで待機',
    lines: [...words.waiting, `次のレッスンは ${dayAndTime(opensAt)} から`],
    mark: '明日まで待機',
  };
}
