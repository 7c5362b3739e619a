import type { IncomingMessage } from 'node:http';
import type { App } from '@supabase/lite';
import * as v from 'valibot';
import type { Log } from '../../functions/_shared/log.ts';
import type { Serial } from '../database/serial.ts';
import { captureLiteOutput } from '../lite-log.ts';
import { refuseRequest } from './before-request.ts';
import { withExactCors } from './cors.ts';
import { type AuthGuardOptions, guardAuth } from './guard-auth.ts';
import { json, readBody, tooLarge, toWebRequest } from './http.ts';

export type ApiOptions = {
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
    const body = await readBody(req);
    if (!body) return withExactCors(tooLarge(), req.headers.origin, origin);
    if (isTooDeep(body)) return withExactCors(tooDeep(), req.headers.origin, origin);
    const request = toWebRequest(req, body, origin);
    const response = await (isAuth
      ? guardAuth(auth, { request, caller: req.socket.remoteAddress ?? '' }, fetchLite)
      : ((await refuseRequest(request, auth.sql, jwtSecret)) ?? fetchLite(request)));
    return withExactCors(await withRetryAfter(response), req.headers.origin, origin);
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

function tooDeep(): Response {
  return json(400, { code: 'PGRST102', message: 'The body is nested too deeply', details: null, hint: null });
}

const hinted = v.object({ hint: v.pipe(v.string(), v.digits()) });

/** The database names the seconds to wait as the error's hint. */
async function withRetryAfter(response: Response): Promise<Response> {
  if (response.status !== 429) return response;
  const body = v.safeParse(
    hinted,
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', body.output.hint);
  return new Response(response.body, { status: response.status, headers });
}
