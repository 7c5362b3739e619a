import { itemNumber } from '../../../sync/rules/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import type { PracticeResult } from '../practice.ts';

/** The result of a drill that practised one item, `seconds` long. */
export function itemResult(title: string, item: Parameters<typeof itemNumber>[0], seconds: number): PracticeResult {
  return { title, number: itemNumber(item), durationMinutes: recordedMinutesFromSeconds(seconds), details: null };
}
