import { parseReminder } from '../../../supabase/contracts/test-notification.ts';
import { callDatabase, dataOf, type ServerCaller } from '../server/server-call.ts';

/** Loads the reminder time (HH:MM, Tokyo); null when there is no reminder. Rejects with a RequestError. */
export async function loadReminder({ openSupabase }: ServerCaller): Promise<string | null> {
  return parseReminder(await dataOf((await openSupabase()).from('reminders').select('at')));
}

/** Sets the reminder time; null removes the reminder. Rejects with a RequestError. */
export async function setReminder(member: ServerCaller, at: string | null): Promise<void> {
  await callDatabase(member, 'set_reminder', { p_at: at });
}
