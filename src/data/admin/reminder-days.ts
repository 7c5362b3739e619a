import { parseReminderDays, type ReminderDay, reminderDayColumns } from '../../../supabase/contracts/reminder-days.ts';
import type { AdminTable } from './admin-rows.ts';

/** The outcome of the reminders by day, newest first. */
export const reminderDayTable: AdminTable<ReminderDay> = {
  name: 'reminder_days',
  columns: reminderDayColumns,
  order: ['day'],
  parse: parseReminderDays,
};
