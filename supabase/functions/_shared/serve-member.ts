import { fail } from './answer.ts';
import { corsHeaders } from './cors.ts';
import type { KeySet } from './key-set.ts';
import { MOST_BYTES } from './read-json.ts';
import type { RequestLimit } from './request-limit.ts';
import { type TokenClaims, verifyToken } from './verify-token.ts';

/** What serving members takes. */
export interface MemberDeps {
  readonly keys: KeySet;
  readonly origins: readonly string[];
  readonly limit: RequestLimit;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: (message: string, cause: unknown) => void;
}

/** The member who asks: known from the token alone, whatever the request says. */
export interface Caller extends TokenClaims {
  readonly token: string;
}

/**
 * Answers a member's request: the preflight, who it is, how much and how often, and, when `work` throws, that something
 * failed and no more.
 */
export async function serveMember(
  request: Request,
  deps: MemberDeps,
  { method, work }: { readonly method: 'GET' | 'POST'; readonly work: (caller: Caller) => Promise<Response> },
): Promise<Response> {
  const cors = corsHeaders(request, deps.origins);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  const answer = await answerMember(request, deps, { method, work });
  for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value);
  return answer;
}

async function answerMember(
  request: Request,
  { keys, limit, now, log }: MemberDeps,
  { method, work }: { readonly method: 'GET' | 'POST'; readonly work: (caller: Caller) => Promise<Response> },
): Promise<Response> {
  if (request.method !== method) return fail('method_not_allowed', { allow: `${method}, OPTIONS` });
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return fail('body_too_large');
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    const claims = await verifyToken(token, keys, now());
    if (claims === null) return fail('unauthorized');
    const wait = limit.count(claims.sub, now());
    if (wait !== null) return fail('too_many_requests', { 'retry-after': String(wait) });
    return await work({ ...claims, token });
  } catch (cause) {
    log(`Cannot answer ${method} ${new URL(request.url).pathname}`, cause);
    return fail('unavailable');
  }
}
