export type LogLevel = 'info' | 'warn' | 'error';

type Fact = string | number | boolean | null | readonly string[];
/** What a line says besides its message. Never a secret, an id of a member or a row, or a text that somebody typed. */
export type LogFacts = Readonly<Record<string, Fact>>;

export type Log = (level: LogLevel, message: string, facts?: LogFacts) => void;

export interface LogOptions {
  readonly write: (line: string) => void;
  readonly now: () => number;
  readonly context?: LogFacts;
}

/** A log of JSON lines: time, level, message, and the facts of the context and of the line. */
export function createLog({ write, now, context = {} }: LogOptions): Log {
  return (level, message, facts = {}) =>
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, message, ...context, ...facts }));
}

/** Errors whose messages this project writes. Those of the platform and of libraries quote input, addresses or bodies. */
const OWN_ERRORS: ReadonlySet<string> = new Set(['Error', 'DataApiError', 'StartupError']);
const MAX_CAUSES = 4;
const MAX_FRAMES = 5;

/** A thrown value for the log: names and own messages of the error and its causes, and where it was thrown. */
export function causeFacts(cause: unknown): LogFacts {
  const names: string[] = [];
  let current = cause;
  while (current instanceof Error && names.length < MAX_CAUSES) {
    names.push(OWN_ERRORS.has(current.name) ? `${current.name}: ${current.message}` : current.name);
    current = current.cause;
  }
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
  return { cause: names.length === 0 ? typeof cause : names.join(' < '), frames };
}

/** A database error for the log; of class 22 only the code, because the message quotes the value that was sent. */
export function databaseReason(code: string, message: string): string {
  return code.startsWith('22') ? code : `${code} ${message}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id that the gateway gave a request, or a new one: other text from outside does not enter the log. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('sb-request-id') ?? request.headers.get('x-request-id') ?? '';
  return UUID.test(given) ? given : crypto.randomUUID();
}

type LogFailure = (message: string, cause: unknown) => void;

export interface ServeLogged extends Omit<LogOptions, 'context'> {
  readonly name: string;
  readonly handler: (request: Request, log: LogFailure) => Promise<Response>;
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
