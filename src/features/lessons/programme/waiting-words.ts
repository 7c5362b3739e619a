import { dayAt } from '../../../../sync/rules/day.ts';
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
  readonly words: ProgrammeWords;
}

/**
 * The texts for a lesson that opens at `opensAt`; both times in epoch milliseconds. Lesson days end at 9:00 in Tokyo, so
 * until then the next lesson opens on the member's same day, and 明日 would be false.
 */
export function waitingWords({ opensAt, now, words }: Waiting): WaitingWords {
  if (dayAt(opensAt) === dayAt(now)) {
    const time = `今日の${clockTime(opensAt)}`;
    return {
      heading: '今日の分は終えました',
      lines: [`次のレッスンは、${time}に開きます`],
      mark: `${time}に開きます`,
    };
  }
  return {
    heading: '明日まで待機',
    lines: [...words.waiting, `次のレッスンは ${dayAndTime(opensAt)} から`],
    mark: '明日まで待機',
  };
}
