import type { TimeOfDay } from '../../../../sync/rules/content-item.ts';
import { TOKYO_OFFSET_MS, tokyoHour } from '../../../../sync/rules/tokyo-clock.ts';
import { type ReminderText, reminderTexts } from './reminder-texts.ts';

const DAY_MS = 86_400_000;

/** The text of a reminder sent at an instant (epoch milliseconds): another one each Tokyo day, true at that hour. */
export function chooseReminder(nowMs: number): ReminderText {
  const hour = timeOfDayAt(tokyoHour(nowMs));
  const fitting = reminderTexts.filter(({ timeOfDay }) => timeOfDay === undefined || timeOfDay === hour);
  const text = fitting[Math.floor((nowMs + TOKYO_OFFSET_MS) / DAY_MS) % fitting.length];
  if (text === undefined) throw new RangeError(`Cannot choose a reminder of ${fitting.length} for ${nowMs}`);
  return text;
}

function timeOfDayAt(hour: number): TimeOfDay {
  if (hour < 4 || hour >= 21) return 'night';
  if (hour < 11) return 'morning';
  return hour < 17 ? 'day' : 'evening';
}
