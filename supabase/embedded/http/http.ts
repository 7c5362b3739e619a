import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request behind a guard. */
export type Next = (request: Request) => Promise<Response>;

/** The path with `..` and its encodings resolved as in `toWebRequest`, so that a check sees the handler's path. */
export function requestPath(req: IncomingMessage, origin: string): string {
  const url = req.url ?? '/';
  return URL.canParse(url, origin) ? new URL(url, origin).pathname : '/';
}

/** Converts a Node request to a web `Request` at the given origin. */
export function toWebRequest(req: IncomingMessage, body: Buffer, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (name.startsWith(':')) continue;
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  }
  const method = req.method ?? 'GET';
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  const init = { method, headers, ...(hasBody && { body: new Uint8Array(body) }) };
  return new Request(new URL(req.url ?? '/', origin), init);
}

/** Time until a function's response must start; the limit of hosted Supabase. */
const TIMEOUT_MS = 150_000;

/** Passes a request on to a loopback port with another path. */
export function forward(port: number, path: string, req: IncomingMessage, body: Buffer): Promise<Response> {
  const { method, headers } = toWebRequest(req, body, 'http://localhost');
  // They are of the connection, which is another one.
  for (const name of ['connection', 'content-length', 'transfer-encoding']) headers.delete(name);
  headers.set('accept-encoding', 'identity');
  const init = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  return fetch(`http://127.0.0.1:${port}${path}`, body.length > 0 ? { ...init, body: new Uint8Array(body) } : init);
}

/** Streams a web `Response`. */
export async function sendWebResponse(res: ServerResponse, response: Response): Promise<void> {
  const headers = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  res.writeHead(response.status, cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers);
  if (response.body) for await (const chunk of response.body) res.write(chunk);
  res.end();
}

/** The body of a message as JSON, which stays readable; null for anything else. */
export function readJson(message: Request | Response): Promise<unknown> {
  return message
    .clone()
    .json()
    .catch(() => null);
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers });
}

/** An error as GoTrue sends it; the header repeats the code. */
export function authError(status: number, error_code: string, msg: string): Response {
  return json(status, { code: status, error_code, msg }, { 'x-sb-error-code': error_code });
}

/** The headers of a `_headers` file, whose one rule is for all paths. */
export function parseHeadersFile(text: string): Readonly<Record<string, string>> {
  const lines = [...text.matchAll(/^\s+([\w-]+):\s*(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}
