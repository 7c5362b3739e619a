import { parseReminder } from '../../../sync/model/notifications/test-notification.contract.ts';
import { callDatabase, type ServerCaller } from '../server/server-call.ts';

/** Loads the reminder time (HH:MM, Tokyo); null when there is no reminder. Rejects with a RequestError. */
export async function loadReminder(member: ServerCaller): Promise<string | null> {
  return parseReminder(await callDatabase(member, 'read_own_rows', { p_table: 'reminders', p_offset: 0 }));
}

/** Sets the reminder time; null removes the reminder. Rejects with a RequestError. */
export async function setReminder(member: ServerCaller, at: string | null): Promise<void> {
  await callDatabase(member, 'set_reminder', { p_at: at });
}
