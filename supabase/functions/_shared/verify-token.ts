import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import type { KeySet } from './key-set.ts';

/** Signature algorithms of Supabase Auth. */
const algorithms = ['ES256', 'RS256', 'HS256'];

/** Claims of a verified token. */
const TokenClaims = v.object({
  /** The member's id. */
  sub: v.pipe(v.string(), v.uuid()),
  role: v.literal('authenticated'),
  /** The sign-in that the token belongs to. */
  session_id: v.optional(v.string()),
});
export type TokenClaims = v.InferOutput<typeof TokenClaims>;

/** The claims of a token that a key of `keys` signed and that is valid at `nowMs`; else null. */
export async function verifyToken(token: string, keys: KeySet, nowMs: number): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      audience: 'authenticated',
      requiredClaims: ['exp'],
      currentDate: new Date(nowMs),
    });
    return readAs(TokenClaims, payload);
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSInvalid)) return null;
    throw error;
  }
}
