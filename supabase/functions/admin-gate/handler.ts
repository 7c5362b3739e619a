import * as v from 'valibot';
import { type AdminGateResponse, parseAdminGateRequest } from '../../contracts/admin-gate.ts';
import { instant } from '../../contracts/dates.ts';
import { isPassword, parsePasswordHash } from '../_shared/password-hash.ts';
import { readJson } from '../_shared/read-json.ts';
import { fail, succeed } from '../_shared/responses.ts';
import { type MemberDeps, serveMember } from '../_shared/serve-member.ts';

export interface AdminGateDeps extends MemberDeps {
  /** The hash printed by `npm run admin-hash`. */
  readonly passwordHash: string;
  /** Counts an attempt; null, or the seconds to wait after too many. */
  readonly beginAttempt: (memberId: string) => Promise<unknown>;
  /** Opens an admin session for a sign-in and returns when it expires; null when the sign-in has ended. */
  readonly openSession: (memberId: string, sessionId: string) => Promise<unknown>;
}

const isUuid = (text: string): boolean => v.is(v.pipe(v.string(), v.uuid()), text);
const seconds = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));
const end = v.nullable(instant);

/** Opens an admin session when the password is right. The attempt is counted before the password is checked. */
export function handleAdminGate(request: Request, deps: AdminGateDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'POST',
    async work({ sub, session_id: sessionId = '' }) {
      const expected = parsePasswordHash(deps.passwordHash);
      if (expected === null) throw new Error('"KEIKO_ADMIN_PASSWORD_HASH" is not a hash of `npm run admin-hash`');
      const body = await readJson(request);
      if (!body.ok) return fail(body.code);
      const attempt = parseAdminGateRequest(body.value);
      if (attempt === null) return fail('invalid_request');
      if (!isUuid(sessionId)) return fail('unauthorized');
      const wait = v.parse(seconds, await deps.beginAttempt(sub));
      if (wait !== null) return fail('too_many_requests', { 'retry-after': String(wait) });
      if (!(await isPassword(attempt.password, expected))) return fail('wrong_password');
      const expires_at = v.parse(end, await deps.openSession(sub, sessionId));
      if (expires_at === null) return fail('unauthorized');
      const answer: Omit<AdminGateResponse, 'success'> = { expires_at };
      return succeed(answer);
    },
  });
}
