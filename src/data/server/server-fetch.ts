import { RequestError } from './request-error.ts';
import { type RetryPorts, retry } from './retry.ts';

/** `fetch` for our own server with retries and a time limit; throws a RequestError for anything but JSON or nothing. */
export function createServerFetch(ports: RetryPorts & { readonly fetch: typeof fetch }): typeof fetch {
  return (input, init) => retry((signal) => fetchOnce(ports.fetch, input, { ...init, signal }), ports);
}

async function fetchOnce(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  let response: Response;
  let body: string;
  try {
    response = await send(input, { ...init, cache: 'no-store' });
    body = await response.text();
  } catch (cause) {
    throw new RequestError(init.signal.aborted ? 'timeout' : 'network', { cause });
  }
  if (response.status >= 500) throw new RequestError('server', { cause: response.status });
  if (body !== '' && !isJson(body)) throw new RequestError('malformed', { cause: body.slice(0, 200) });
  const { status, headers } = response;
  return new Response(body === '' ? null : body, { status, headers });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // JSON.parse() is the only check for JSON.
    return false;
  }
}
