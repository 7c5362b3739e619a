import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { KeySet } from './key-set.ts';

/** Claims of a verified token. */
export interface TokenClaims {
  /** The member's id. */
  readonly sub: string;
  /** The sign-in that the token belongs to. */
  readonly session_id?: string | undefined;
}

/** Signature algorithms of Supabase Auth. */
const algorithms = ['ES256', 'RS256', 'HS256'];

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  role: v.literal('authenticated'),
  session_id: v.optional(v.string()),
});

/** The claims of a token that a key of `keys` signed and that is valid at `nowMs`; else null. */
export async function verifyToken(token: string, keys: KeySet, nowMs: number): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      audience: 'authenticated',
      requiredClaims: ['exp'],
      currentDate: new Date(nowMs),
    });
    const parsed = v.safeParse(claims, payload);
    if (!parsed.success) return null;
    const { sub, session_id } = parsed.output;
    return { sub, session_id };
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSInvalid)) return null;
    throw error;
  }
}
