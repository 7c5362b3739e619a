import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLog, type Log, type LogOptions } from '../../functions/_shared/log.ts';

/** A call of the API that takes longer is logged. Functions log each of their requests themselves. */
const SLOW_MS = 1000;

interface RequestLog extends Omit<LogOptions, 'context'> {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly pathname: string;
}

/** Gives a request its id, for the response and the function too; logs at its end what failed or was slow. */
export function startRequestLog({ req, res, pathname, write, now }: RequestLog): Log {
  const request = randomUUID();
  const begun = now();
  const log = createLog({ write, now, context: { request } });
  req.headers['x-request-id'] = request;
  delete req.headers['sb-request-id'];
  res.setHeader('x-request-id', request);
  const path = callName(pathname);
  res.once('finish', () => {
    const facts = { method: req.method ?? '', path, status: res.statusCode, ms: now() - begun };
    if (res.statusCode >= 500) log('error', 'failed', facts);
    else if (facts.ms >= SLOW_MS && path.startsWith('/rest/')) log('warn', 'slow', facts);
  });
  return log;
}

const CALL = /^\/(?:(?:rest|auth)\/v1\/(?:rpc\/)?|functions\/v1\/)[a-z_-]{1,63}/;

/** The part of a path that names what is called; anything behind it could be an id or a text. */
export function callName(pathname: string): string {
  return CALL.exec(pathname)?.[0] ?? 'other';
}
