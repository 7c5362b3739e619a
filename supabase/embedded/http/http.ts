import type { IncomingMessage, ServerResponse } from 'node:http';

/** Largest accepted request body. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** The body, or null when it is larger than the limit. The rest of a larger body is read and discarded. */
export async function readBody(req: IncomingMessage, limit = BODY_LIMIT_BYTES): Promise<Buffer | null> {
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    req.resume();
    return null;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? null : Buffer.concat(chunks);
}

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
  return new Request(new URL(req.url ?? '/', origin), {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/** Streams a web `Response`. */
export async function sendWebResponse(res: ServerResponse, response: Response): Promise<void> {
  const headers = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  res.writeHead(response.status, cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers);
  if (response.body) for await (const chunk of response.body) res.write(chunk);
  res.end();
}

/** A JSON response with `no-store`. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The response to a body over the limit. */
export function tooLarge(): Response {
  return json(413, { code: 'body_too_large', message: `The body is larger than ${BODY_LIMIT_BYTES} bytes` });
}

/** An error as GoTrue sends it; the header repeats the code. */
export function authError(status: number, error_code: string, msg: string, details: object = {}): Response {
  return json(status, { code: status, error_code, msg, ...details }, { 'x-sb-error-code': error_code });
}
