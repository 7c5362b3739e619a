import { byteLength } from '../text/byte-length.ts';

export const PASSWORD_MIN_LENGTH = 6;

/** bcrypt ignores everything after this many bytes of UTF-8. */
export const PASSWORD_MAX_BYTES = 72;

/** Why a password is refused; `personal`: it is the address, its local part or the name. */
export type PasswordWeakness = 'too-short' | 'too-long' | 'personal' | 'common';

/** Whose password it is, and what counts as common (see `isCommonPassword`). */
export interface PasswordContext {
  readonly email: string;
  readonly name: string;
  readonly isCommon: (password: string) => boolean;
}

/** Judges a new password; null if it may be used. */
export function passwordWeakness(
  password: string,
  { email, name, isCommon }: PasswordContext,
): PasswordWeakness | null {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'too-short';
  if (byteLength(password) > PASSWORD_MAX_BYTES) return 'too-long';
  const [localPart = ''] = email.split('@', 1);
  const folded = foldPassword(password);
  if ([email, localPart, name].some((personalText) => folded === foldPassword(personalText))) return 'personal';
  return isCommon(password) ? 'common' : null;
}

/** Ignores case, full width and surrounding blanks, because an attacker tries these variants first. */
export function foldPassword(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
