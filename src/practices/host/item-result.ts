import { itemNumber } from '../../../sync/rules/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import type { PracticeResult } from '../practice.ts';

interface PractisedItem extends Pick<PracticeResult, 'title' | 'done'> {
  readonly item: Parameters<typeof itemNumber>[0];
  readonly seconds: number;
}

/** The result of a drill that practised one item, `seconds` long. */
export function itemResult({ item, seconds, ...texts }: PractisedItem): PracticeResult {
  return { ...texts, number: itemNumber(item), durationMinutes: recordedMinutesFromSeconds(seconds) };
}
