import * as v from 'valibot';

const Claims = v.object({ sub: v.string(), session_id: v.string() });

type TokenClaims = v.InferOutput<typeof Claims>;

/** The member and session of an access token, without checking its signature; null for anything else. */
export function readTokenClaims(token: string): TokenClaims | null {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const claims = v.safeParse(v.pipe(v.string(), v.parseJson(), Claims), payload);
  return claims.success ? claims.output : null;
}
