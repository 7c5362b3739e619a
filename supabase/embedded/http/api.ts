import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';
import * as v from 'valibot';
import type { Log } from '../../functions/_shared/log.ts';
import type { Serial, Sql } from '../database/sql.ts';
import { captureLiteOutput } from '../lite-log.ts';
import { type AuthGuardOptions, guardAuth } from './guard-auth.ts';
import { json, readJson, toWebRequest } from './http.ts';
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
    const request = toWebRequest(req, await buffer(req), origin);
    const response = await (isAuth
      ? guardAuth(auth, { request, caller: req.socket.remoteAddress ?? '', next: fetchLite })
      : ((await refuseRequest(request, auth.sql, jwtSecret)) ?? fetchLite(request)));
    return withCheckError(response);
  };
}

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
