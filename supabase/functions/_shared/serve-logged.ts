import { causeFacts, createLog, requestIdOf } from './log.ts';

/** Logs why a request failed. */
export type LogFailure = (message: string, cause: unknown) => void;

export interface ServeLogged {
  readonly name: string;
  readonly handler: (request: Request, log: LogFailure) => Promise<Response>;
  readonly now: () => number;
  readonly write: (line: string) => void;
}

/** Wraps a handler: one line for each request and each failure, with the request's id, which the response carries too. */
export function serveLogged({ name, handler, now, write }: ServeLogged): (request: Request) => Promise<Response> {
  return async (request) => {
    const begun = now();
    const id = requestIdOf(request);
    const log = createLog({ write, now, context: { function: name, request: id } });
    const response = await handler(request, (message, cause) => log('error', message, causeFacts(cause)));
    log('info', 'served', { method: request.method, status: response.status, ms: now() - begun });
    response.headers.set('x-request-id', id);
    return response;
  };
}
