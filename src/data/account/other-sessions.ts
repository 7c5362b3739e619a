import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';

/** Ends the member's sessions on all other devices. Rejects with a RequestError. */
export async function endOtherSessions({ sendRequest }: Pick<Member, 'sendRequest'>): Promise<void> {
  const response = await sendRequest({ path: 'auth/v1/logout?scope=others', method: 'POST' });
  if (response.status === 429) throw new RequestError('throttled');
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
}
