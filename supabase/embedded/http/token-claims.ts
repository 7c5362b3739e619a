import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';

const Claims = v.object({ sub: v.string(), session_id: v.string() });

type TokenClaims = v.InferOutput<typeof Claims>;

/** The claims of an access token as they are sent; null unless it is signed with the secret and has not expired. */
export async function verifyClaims(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    return JSON.stringify(payload);
  } catch {
    return null;
  }
}

/** The member and session of an access token, without checking its signature; null for anything else. */
export function readTokenClaims(token: string): TokenClaims | null {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return readJsonAs(Claims, payload);
}
