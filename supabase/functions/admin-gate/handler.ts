import * as v from 'valibot';
import { instant } from '../../../sync/model/day/day-fields.ts';
import { AdminGateRequest, type AdminGateResponse } from '../../../sync/model/operations/admin-gate.contract.ts';
import type { Database } from '../_shared/fetch-data-api.ts';
import { isPassword, parsePasswordHash } from '../_shared/password-hash.ts';
import { fail, type MemberDeps, readBody, serveMember, succeed } from '../_shared/serve-member.ts';
import { findTotpStep, parseTotpSecret } from '../_shared/totp.ts';

export interface AdminGateDeps extends MemberDeps {
  /** The hash printed by `npm run admin-hash`. */
  readonly passwordHash: string;
  /** The secret of the second factor in base32; '' for a gate without one. */
  readonly totpSecret: string;
  /** The database with the secret key. */
  readonly service: Pick<Database, 'call'>;
}

const isUuid = (text: string): boolean => v.is(v.pipe(v.string(), v.uuid()), text);
const seconds = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));
const end = v.nullable(instant);

/**
 * Opens an admin session when the password is right, and the code, if the project has a second factor. The attempt is counted
 * before they are checked, and the answer does not tell which of them was wrong. A request without a needed code learns
 * only that one is needed.
 */
export const handleAdminGate = serveMember<AdminGateDeps>(
  'POST',
  async ({ sub, session_id: sessionId = '', database }, request, deps) => {
    const { service } = deps;
    // Refuses a sign-in that has ended, whose attempts must not lock its member out.
    await database.call('admin_session_expires_at', {});
    const expected = parsePasswordHash(deps.passwordHash);
    if (expected === null) throw new Error('"KEIKO_ADMIN_PASSWORD_HASH" is not a hash of `npm run admin-hash`');
    const secret = readTotpSecret(deps.totpSecret);
    const attempt = await readBody(request, AdminGateRequest);
    if (typeof attempt === 'string') return fail(attempt);
    if (!isUuid(sessionId)) return fail('unauthorized');
    if (secret !== null && attempt.code === undefined) return fail('code_required');
    const wait = v.parse(seconds, await service.call('begin_admin_attempt', { p_user_id: sub }));
    if (wait !== null) return fail('too_many_requests', { 'retry-after': String(wait) });
    const isRight = await isPassword(attempt.password, expected);
    const step = secret === null ? null : findTotpStep(secret, attempt.code ?? '', deps.now());
    if (!isRight || (secret !== null && step === null)) return fail('wrong_password');
    const isUnused = step === null || (await service.call('take_admin_code', { p_step: step }));
    if (!v.parse(v.boolean(), isUnused)) return fail('wrong_password');
    const opened = await service.call('open_admin_session', { p_user_id: sub, p_session_id: sessionId });
    const expires_at = v.parse(end, opened);
    if (expires_at === null) return fail('unauthorized');
    return succeed<AdminGateResponse>({ expires_at });
  },
);

/** Null without a second factor. Throws for a secret that cannot be used, so that the gate stays closed. */
function readTotpSecret(text: string): Uint8Array | null {
  if (text.trim() === '') return null;
  const secret = parseTotpSecret(text);
  if (secret === null) throw new Error('"KEIKO_ADMIN_TOTP_SECRET" is not a secret of `npm run admin-totp`');
  return secret;
}
