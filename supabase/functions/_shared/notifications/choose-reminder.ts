import type { TimeOfDay } from '../../../../sync/rules/content-item.ts';
import { dayAt, dayNumber, hourAt } from '../../../../sync/rules/day.ts';
import { type ReminderText, reminderTexts } from './reminder-texts.ts';

/** The text of a reminder sent at an instant (epoch milliseconds): another one each Tokyo day, true at that hour. */
export function chooseReminder(nowMs: number): ReminderText {
  const hour = timeOfDayAt(hourAt(nowMs));
  const fitting = reminderTexts.filter(({ timeOfDay }) => timeOfDay === undefined || timeOfDay === hour);
  const text = fitting[dayNumber(dayAt(nowMs)) % fitting.length];
  if (text === undefined) throw new RangeError(`Cannot choose a reminder of ${fitting.length} for ${nowMs}`);
  return text;
}

function timeOfDayAt(hour: number): TimeOfDay {
  if (hour < 4 || hour >= 21) return 'night';
  if (hour < 11) return 'morning';
  return hour < 17 ? 'day' : 'evening';
}
