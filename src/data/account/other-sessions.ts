import type { Member } from '../member/member.ts';
import { bodyOf } from '../server/server-call.ts';

/** Ends the member's other sessions. Rejects with a RequestError. */
export async function endOtherSessions({ request }: Pick<Member, 'request'>): Promise<void> {
  bodyOf(await request('auth/v1/logout?scope=others'));
}
