import { parseReminder, type SetReminder } from '../../../supabase/contracts/push.ts';
import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';

/** Loads the reminder time (HH:MM, Tokyo); null when there is no reminder. Rejects with a RequestError. */
export async function loadReminder({ sendRequest }: Pick<Member, 'sendRequest'>): Promise<string | null> {
  const response = await sendRequest({ path: 'rest/v1/reminders?select=at', method: 'GET' });
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
  return parseReminder(await response.json());
}

/** Sets the reminder time; null removes the reminder. Rejects with a RequestError. */
export async function setReminder({ sendRequest }: Pick<Member, 'sendRequest'>, at: string | null): Promise<void> {
  const args: SetReminder = { p_at: at };
  const response = await sendRequest({ path: 'rest/v1/rpc/set_reminder', method: 'POST', body: { ...args } });
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
}
