import { parseReminder, type SetReminder } from '../../sync/contracts/push.ts';
import type { Member } from './member.ts';
import { RequestError } from './request-error.ts';

/** The time (HH:MM, Tokyo) at which the member is reminded; null when not at all. Rejects with a RequestError. */
export async function loadReminder({ ask }: Pick<Member, 'ask'>): Promise<string | null> {
  const answer = await ask({ path: 'rest/v1/reminders?select=at', method: 'GET' });
  if (!answer.ok) throw new RequestError('rejected', { cause: answer.status });
  return parseReminder(await answer.json());
}

/** Changes the time of the reminder; null ends it. Rejects with a RequestError. */
export async function setReminder({ ask }: Pick<Member, 'ask'>, at: string | null): Promise<void> {
  const args: SetReminder = { p_at: at };
  const answer = await ask({ path: 'rest/v1/rpc/set_reminder', method: 'POST', body: { ...args } });
  if (!answer.ok) throw new RequestError('rejected', { cause: answer.status });
}
