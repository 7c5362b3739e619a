import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';

const key = v.pipe(
  v.looseObject({ kty: v.string(), kid: v.exactOptional(v.string()), alg: v.exactOptional(v.string()) }),
  v.transform((jwk): JWK & { readonly kty: string } => jwk),
);
const list = v.array(key);
const keySet = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    list,
    v.pipe(
      v.object({ keys: list }),
      v.transform((set) => set.keys),
    ),
  ]),
);

/** Finds the key that verifies a token, by the token's header. */
export type KeySet = JWTVerifyGetKey;

/** Parses a JSON Web Key Set. Throws when the text is not one. */
export function parseKeySet(json: string): KeySet {
  const keys = v.parse(keySet, json);
  const publicKeys = createLocalJWKSet({ keys: keys.filter(({ kty }) => kty !== 'oct') });
  // jose's key sets hold public keys only. A public key is never used as an HMAC secret, because only these are.
  const secrets = keys.filter(({ kty, alg = 'HS256' }) => kty === 'oct' && alg === 'HS256');
  return (header, token) => {
    if (header.alg !== 'HS256') return publicKeys(header, token);
    const secret = secrets.find(({ kid }) => kid === undefined || header.kid === undefined || kid === header.kid);
    if (secret === undefined) throw new errors.JWKSNoMatchingKey();
    return secret;
  };
}

/** Signature algorithms of Supabase Auth. */
const algorithms = ['ES256', 'RS256', 'HS256'];

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
