import { isCommonPassword } from '../../../sync/rules/common-passwords.ts';
import { passwordWeakness } from '../../../sync/rules/password.ts';
import { authError } from './http.ts';

/** GoTrue's refusal of a weak password; null if it may be used. Hosted GoTrue itself checks only the length. */
export function refuseWeakPassword(
  password: string,
  member: { readonly email: string; readonly name: string },
): Response | null {
  const weakness = passwordWeakness(password, { ...member, isCommon: isCommonPassword });
  if (weakness === null) return null;
  if (weakness === 'too-long')
    return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  const isShort = weakness === 'too-short';
  const msg = isShort ? 'Password should be at least 6 characters.' : 'Password is known to be weak and easy to guess.';
  return authError(422, 'weak_password', msg, { weak_password: { reasons: [isShort ? 'length' : 'pwned'] } });
}
