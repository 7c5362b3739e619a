import type * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { DataApiError, type Database } from './fetch-data-api.ts';
import { type KeySet, type TokenClaims, verifyToken } from './verify-token.ts';

export interface MemberDeps {
  readonly keys: KeySet;
  readonly origins: readonly string[];
  /** The database with the token of a member. */
  readonly asMember: (token: string) => Database;
  readonly limit: RequestLimit;
  readonly now: () => number;
  readonly log: (message: string, cause: unknown) => void;
}

/** The calling member, identified by the verified token only. */
export interface Caller extends TokenClaims {
  /** With the caller's own rights. */
  readonly database: Database;
}

type Method = 'GET' | 'POST';

/**
 * Handles members' requests: CORS preflight, body size, token and rate limit, then `work`. When `work` throws, the error
 * is logged and the response is `unavailable`, except where the database refuses the member.
 */
export function serveMember<Deps extends MemberDeps>(
  method: Method,
  work: (caller: Caller, request: Request, deps: Deps) => Promise<Response>,
) {
  return async (request: Request, deps: Deps): Promise<Response> => {
    const cors = corsHeaders(request, deps.origins);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const response = await handleVerified(method, request, deps, (caller) => work(caller, request, deps));
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };
}

async function handleVerified(
  method: Method,
  request: Request,
  { keys, asMember, limit, now, log }: MemberDeps,
  work: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  if (request.method !== method) return fail('method_not_allowed', { allow: `${method}, OPTIONS` });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return fail('body_too_large');
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    const claims = await verifyToken(token, keys, now());
    if (claims === null) return fail('unauthorized');
    // By sign-in: one that has ended must not spend the requests of its member.
    const wait = limit.count(claims.session_id ?? claims.sub, now());
    if (wait !== null) return fail('too_many_requests', { 'retry-after': String(wait) });
    return await work({ ...claims, database: asMember(token) });
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

const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';

/** CORS headers that let only the app's own origins read a response. */
function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
  };
}

/** The error codes of function responses, with their HTTP status. */
const statuses = {
  method_not_allowed: 405,
  unauthorized: 401,
  forbidden: 403,
  wrong_password: 403,
  code_required: 403,
  body_too_large: 413,
  invalid_request: 400,
  conflict: 409,
  unknown_subscription: 404,
  push_rejected: 424,
  push_gone: 410,
  push_unreachable: 424,
  push_forbidden: 403,
  push_not_configured: 424,
  too_many_requests: 429,
  unavailable: 500,
} as const;
type FailureCode = keyof typeof statuses;

/** A success response, of a contract if it has one. */
export function succeed<Answer extends object>(body: Omit<Answer, 'success'>): Response {
  return Response.json({ success: true, ...body }, { headers: { 'cache-control': 'no-store' } });
}

/** An error response: it carries only the code; details go to the log. */
export function fail(code: FailureCode, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { success: false, error: code },
    { status: statuses[code], headers: { 'cache-control': 'no-store', ...headers } },
  );
}

/** Largest accepted request body: 256 KiB. */
const MAX_BODY_BYTES = 256 * 1024;

/** The body as the schema reads it from JSON, or an error code. Stops at the size limit, even when Content-Length claims less. */
export async function readBody<Body extends object>(
  request: Request,
  schema: v.GenericSchema<unknown, Body>,
): Promise<Body | 'body_too_large' | 'invalid_request'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) return 'body_too_large';
      text += decoder.decode(chunk, { stream: true });
    }
    return readAs(schema, JSON.parse(text + decoder.decode())) ?? 'invalid_request';
  } catch {
    // Not UTF-8 or not JSON: the caller's error, which the code tells them.
    return 'invalid_request';
  }
}

/** Bounds the memory: beyond it the caller with the oldest request is dropped. */
const MAX_TRACKED_CALLERS = 10_000;

type RequestLimit = ReturnType<typeof createRequestLimit>;

/** A sliding window per caller: at most `requests` in any `seconds`, counted per process. */
export function createRequestLimit(window: { readonly requests: number; readonly seconds: number }) {
  const seen = new Map<string, readonly number[]>();
  const span = window.seconds * 1000;
  return {
    /** Counts one request, unless the limit is reached; then returns the seconds to wait. */
    count(caller: string, nowMs: number): number | null {
      const recent = (seen.get(caller) ?? []).filter((at) => Math.abs(nowMs - at) < span);
      const [first = nowMs] = recent;
      if (recent.length >= window.requests) return Math.max(1, Math.ceil((first + span - nowMs) / 1000));
      seen.delete(caller);
      seen.set(caller, [...recent, nowMs]);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size > MAX_TRACKED_CALLERS) seen.delete(oldest);
      return null;
    },
  };
}
