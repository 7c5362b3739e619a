import * as v from 'valibot';
import { readJsonAs } from '../../../sync/protocol/read-as.ts';

const Claims = v.object({ sub: v.string(), session_id: v.string() });

type TokenClaims = v.InferOutput<typeof Claims>;

/** The member and session of an access token, without checking its signature; null for anything else. */
export function readTokenClaims(token: string): TokenClaims | null {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return readJsonAs(Claims, payload);
}
