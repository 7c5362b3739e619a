import { dayAt } from '../../../../sync/model/day/day.ts';
import { clockTime, dayAndTime } from '../../../lib/date-format.ts';
import type { ProgrammeWords } from './programme.ts';

/** What a member reads until the next lesson opens. */
export interface WaitingWords {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Beside the lesson in the list. */
  readonly mark: string;
}

interface Waiting {
  readonly opensAt: number;
  readonly now: number;
  /** Whether a lesson was finished on the member's day. */
  readonly isDoneToday: boolean;
  readonly words: ProgrammeWords;
}

/**
 * The texts for a lesson that opens at `opensAt`; both times in epoch milliseconds. Lesson days end at 9:00 in Tokyo, so
 * until then the next lesson opens on the member's same day, and 明日 would be false.
 */
export function waitingWords({ opensAt, now, isDoneToday, words }: Waiting): WaitingWords {
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
