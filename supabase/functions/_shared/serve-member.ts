import { corsHeaders } from './cors.ts';
import { DataApiError } from './fetch-data-api.ts';
import type { KeySet } from './key-set.ts';
import { MAX_BODY_BYTES } from './read-json.ts';
import type { RequestLimit } from './request-limit.ts';
import { fail } from './responses.ts';
import { type TokenClaims, verifyToken } from './verify-token.ts';

export interface MemberDeps {
  readonly keys: KeySet;
  readonly origins: readonly string[];
  readonly limit: RequestLimit;
  readonly now: () => number;
  readonly log: (message: string, cause: unknown) => void;
}

/** The calling member, identified by the verified token only. */
export interface Caller extends TokenClaims {
  readonly token: string;
}

/**
 * Handles a member's request: CORS preflight, body size, token and rate limit, then `work`. When `work` throws, the error
 * is logged and the response is `unavailable`, except where the database refuses the member.
 */
export async function serveMember(
  request: Request,
  deps: MemberDeps,
  { method, work }: { readonly method: 'GET' | 'POST'; readonly work: (caller: Caller) => Promise<Response> },
): Promise<Response> {
  const cors = corsHeaders(request, deps.origins);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  const response = await handleVerified(request, deps, { method, work });
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

async function handleVerified(
  request: Request,
  { keys, limit, now, log }: MemberDeps,
  { method, work }: { readonly method: 'GET' | 'POST'; readonly work: (caller: Caller) => Promise<Response> },
): Promise<Response> {
  if (request.method !== method) return fail('method_not_allowed', { allow: `${method}, OPTIONS` });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return fail('body_too_large');
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    const claims = await verifyToken(token, keys, now());
    if (claims === null) return fail('unauthorized');
    const wait = limit.count(claims.sub, now());
    if (wait !== null) return fail('too_many_requests', { 'retry-after': String(wait) });
    return await work({ ...claims, token });
  } catch (cause) {
    // The member has been deleted or has logged out since the token was issued.
    if (cause instanceof DataApiError && cause.status === 401) return fail('unauthorized');
    if (cause instanceof DataApiError && cause.status === 429) {
      return fail('too_many_requests', cause.wait === null ? {} : { 'retry-after': String(cause.wait) });
    }
    log(`Cannot serve ${method}`, cause);
    return fail('unavailable');
  }
}
