import type { IncomingMessage } from 'node:http';
import type { App } from '@supabase/lite';
import type { Serial } from '../database/serial.ts';
import { captureLiteOutput } from '../lite-log.ts';
import { withExactCors } from './cors.ts';
import { type AuthGuardOptions, guardAuth } from './guard-auth.ts';
import { readBody, tooLarge, toWebRequest } from './http.ts';

export type ApiOptions = {
  readonly app: App;
  readonly serial: Serial;
  readonly origin: string;
  readonly log: (line: string) => void;
  readonly auth: AuthGuardOptions;
};

/** `/auth/v1` and `/rest/v1` on Supabase Lite, one request at a time; null for any other path. */
export function createApi({ app, serial, origin, log, auth }: ApiOptions) {
  const fetchLite = (request: Request): Promise<Response> =>
    serial(() => captureLiteOutput(log, async () => app.fetch(request, { peerAddress: null })));

  return async (req: IncomingMessage, path: string): Promise<Response | null> => {
    const isAuth = path.startsWith('/auth/v1/');
    if (!isAuth && !path.startsWith('/rest/v1/')) return null;
    const body = await readBody(req);
    if (!body) return withExactCors(tooLarge(), req.headers.origin, origin);
    const request = toWebRequest(req, body, origin);
    const response = await (isAuth ? guardAuth(auth, request, fetchLite) : fetchLite(request));
    return withExactCors(response, req.headers.origin, origin);
  };
}
