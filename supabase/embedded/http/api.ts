import type { IncomingMessage } from 'node:http';
import type { App } from '@supabase/lite';
import * as v from 'valibot';
import type { Log } from '../../functions/_shared/log.ts';
import type { Serial } from '../database/serial.ts';
import type { Sql } from '../database/sql.ts';
import { captureLiteOutput } from '../lite-log.ts';
import { type AuthGuardOptions, guardAuth } from './guard-auth.ts';
import { json, readBody, tooLarge, toWebRequest } from './http.ts';
import { verifyClaims } from './token-claims.ts';

type ApiOptions = {
  readonly app: App;
  readonly serial: Serial;
  readonly origin: string;
  readonly auth: AuthGuardOptions;
  readonly jwtSecret: string;
};

/** `/auth/v1` and `/rest/v1` on Supabase Lite, one request at a time; null for any other path. */
export function createApi({ app, serial, origin, auth, jwtSecret }: ApiOptions) {
  return async (req: IncomingMessage, path: string, log: Log): Promise<Response | null> => {
    const print = (line: string) => log('warn', 'printed', { line });
    const fetchLite = (request: Request): Promise<Response> =>
      serial(() => captureLiteOutput(print, async () => app.fetch(request, { peerAddress: null })));
    const isAuth = path.startsWith('/auth/v1/');
    if (!isAuth && !path.startsWith('/rest/v1/')) return null;
    if (req.method === 'TRACE') return json(405, { code: 'method_not_allowed', message: 'No such method' });
    const body = await readBody(req);
    if (!body) return withExactCors(tooLarge(), req.headers.origin, origin);
    if (isTooDeep(body))
      return withExactCors(restError(400, 'PGRST102', 'The body is nested too deeply'), req.headers.origin, origin);
    const request = toWebRequest(req, body, origin);
    const response = await (isAuth
      ? guardAuth(auth, { request, caller: req.socket.remoteAddress ?? '', next: fetchLite })
      : ((await refuseRequest(request, auth.sql, jwtSecret)) ?? fetchLite(request)));
    return withExactCors(await withRetryAfter(await withCheckError(response)), req.headers.origin, origin);
  };
}

/** Levels of nesting beyond which Lite's parser overflows its stack. */
const MAX_DEPTH = 2000;

function isTooDeep(body: Buffer): boolean {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < body.length; i += 1) {
    const char = body[i];
    if (isString) {
      if (char === BACKSLASH) i += 1;
      else if (char === QUOTE) isString = false;
    } else if (char === QUOTE) isString = true;
    else if (char === OPEN_ARRAY || char === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === CLOSE_ARRAY || char === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

function restError(status: number, code: string, message: string, hint: string | null = null): Response {
  return json(status, { code, message, details: null, hint });
}

const violated = v.object({
  code: v.literal('SUP'),
  message: v.pipe(v.string(), v.includes('violates check constraint')),
});

/** Lite takes a value that violates a check for an error of its own; PostgREST answers 400 with the code of PostgreSQL. */
async function withCheckError(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = v.safeParse(violated, await readJson(response));
  return body.success ? restError(400, '23514', body.output.message.replace(/^error: /i, '')) : response;
}

/** The body as JSON, which stays readable; null for anything else. */
function readJson(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => null);
}

const hinted = v.object({ hint: v.pipe(v.string(), v.digits()) });

/** The database names the seconds to wait as the error's hint. */
async function withRetryAfter(response: Response): Promise<Response> {
  if (response.status !== 429) return response;
  const body = v.safeParse(hinted, await readJson(response));
  if (!body.success) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', body.output.hint);
  return new Response(response.body, { status: response.status, headers });
}

/** Headers a browser may send to the API; the list is that of supabase-js. */
const REQUEST_HEADERS = 'authorization, x-client-info, apikey, content-type, prefer, accept-profile, content-profile';

/** Only the backend's own origin may read a response, although Supabase Lite allows others. */
function withExactCors(response: Response, requestOrigin: string | undefined, origin: string): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  headers.append('vary', 'origin');
  if (requestOrigin === origin) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-headers', REQUEST_HEADERS);
    headers.set('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
    headers.set('access-control-expose-headers', 'content-range, preference-applied, retry-after');
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

const refusal = v.object({ code: v.pipe(v.string(), v.regex(/^PT\d{3}$/)), message: v.string(), hint: v.string() });

const CALL = `select set_config('request.jwt.claims', $1, true),
  set_config('request.jwt.claim.sub', $1::jsonb ->> 'sub', true), private.before_request()`;

/** Calls `private.before_request()` like PostgREST's `db_pre_request`; null when the request may go on. */
async function refuseRequest(request: Request, sql: Sql, jwtSecret: string): Promise<Response | null> {
  const [, token] = /^Bearer\s+(\S+)/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const claims = token === undefined ? null : await verifyClaims(token, jwtSecret);
  if (claims === null) return null;
  try {
    await sql(CALL, [claims]);
    return null;
  } catch (error) {
    const refused = v.safeParse(refusal, error);
    if (!refused.success) throw error;
    const { code, message, hint } = refused.output;
    return restError(Number(code.slice(2)), code, message, hint);
  }
}
