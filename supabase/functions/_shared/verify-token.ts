import * as v from 'valibot';
import { type Algorithm, algorithms, type KeySet, keysFor } from './key-set.ts';

/** Claims of a verified token. */
export interface TokenClaims {
  /** The member's id. */
  readonly sub: string;
  /** The sign-in that the token belongs to. */
  readonly session_id?: string | undefined;
}

const MS_PER_SECOND = 1000;

const header = v.object({ alg: v.picklist(algorithms), kid: v.optional(v.string()) });
const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
  nbf: v.optional(v.number()),
  aud: v.union([v.literal('authenticated'), v.pipe(v.array(v.string()), v.includes('authenticated'))]),
  role: v.literal('authenticated'),
  session_id: v.optional(v.string()),
});

const parameters = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  HS256: { name: 'HMAC', hash: 'SHA-256' },
} as const satisfies Record<Algorithm, object>;

/** The claims of a member's access token that one of `keys` signed and that is valid at `nowMs`; else null. */
export async function verifyToken(token: string, keys: KeySet, nowMs: number): Promise<TokenClaims | null> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const signed = v.safeParse(header, readJson(head));
  if (!signed.success) return null;
  const data = new TextEncoder().encode(`${head}.${body}`);
  const bytes = decode(signature);
  if (bytes === null || !(await isSignedBy(keysFor(keys, signed.output), signed.output.alg, { data, bytes })))
    return null;
  const parsed = v.safeParse(claims, readJson(body));
  if (!parsed.success) return null;
  const { exp, nbf = 0, sub, session_id } = parsed.output;
  const seconds = nowMs / MS_PER_SECOND;
  return seconds < exp && nbf <= seconds ? { sub, session_id } : null;
}

interface Signed {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function isSignedBy(keys: KeySet, alg: Algorithm, { data, bytes }: Signed): Promise<boolean> {
  for (const { kid: _kid, alg: _alg, use: _use, key_ops: _ops, ...jwk } of keys) {
    const key = await crypto.subtle.importKey('jwk', jwk, parameters[alg], false, ['verify']);
    if (await crypto.subtle.verify(parameters[alg], key, bytes, data)) return true;
  }
  return false;
}

function readJson(part: string): unknown {
  const bytes = decode(part);
  if (bytes === null) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Not JSON: the token is refused.
    return null;
  }
}

function decode(part: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(part)) return null;
  try {
    return Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    // Not base64url: the token is refused.
    return null;
  }
}
