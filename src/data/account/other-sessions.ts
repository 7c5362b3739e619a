import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';

/** Ends the member's other sessions. A bare request: a client made with `accessToken` has no `auth`. */
export async function endOtherSessions({ fetch }: Pick<Member, 'fetch'>): Promise<void> {
  const response = await fetch('auth/v1/logout?scope=others', { method: 'POST' });
  if (response.status === 429) throw new RequestError('throttled');
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
}
