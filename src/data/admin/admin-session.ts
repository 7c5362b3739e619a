import { AdminGateResponse, adminGateErrors } from '../../../sync/model/operations/admin-gate.contract.ts';
import { readErrorCode } from '../../../sync/model/read-as.ts';
import { retryAfterMs } from '../../../sync/protocol/send-request.ts';
import { tabKeys } from '../../lib/storage-keys.ts';
import type { Member } from '../member/member.ts';
import { bodyOf, callDatabase, parseData, type ServerCaller } from '../server/server-call.ts';

export function hasAdminFlag(): boolean {
  return sessionStorage.getItem(tabKeys.admin) !== null;
}

/** Clears the flag, so that the admin screen requests the password again. */
export function dropAdminFlag(): void {
  sessionStorage.removeItem(tabKeys.admin);
}

export type GateOutcome =
  | { readonly ok: true }
  /** `code-required`: the project has a second factor, and no code was sent. */
  | { readonly ok: false; readonly reason: 'wrong-password' | 'code-required' }
  /** When the next attempt is allowed, in epoch milliseconds of the member's clock. */
  | { readonly ok: false; readonly reason: 'too-many'; readonly until: number };

/** Opens an admin session on the server for this sign-in. `code`: of the second factor, null without one. Rejects with a RequestError. */
export async function openAdminSession(
  member: ServerCaller & { readonly clock: Pick<Member['clock'], 'now'> },
  { password, code }: { readonly password: string; readonly code: string | null },
): Promise<GateOutcome> {
  const body = code === null ? { password } : { password, code };
  const answer = await member.request('functions/v1/admin-gate', { body });
  if (answer.status === 429) {
    return { ok: false, reason: 'too-many', until: member.clock.now() + (retryAfterMs(answer) || 60_000) };
  }
  const error = readErrorCode(adminGateErrors, answer.body);
  if (error === 'wrong_password') return { ok: false, reason: 'wrong-password' };
  if (error === 'code_required') return { ok: false, reason: 'code-required' };
  parseData(bodyOf(answer), AdminGateResponse);
  sessionStorage.setItem(tabKeys.admin, 'open');
  return { ok: true };
}

/** Clears the flag, then ends the admin session on the server. Rejects with a RequestError. */
export async function closeAdminSession(member: Member): Promise<void> {
  dropAdminFlag();
  await callDatabase(member, 'close_admin_session');
}
