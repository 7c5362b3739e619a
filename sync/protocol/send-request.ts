import { RequestError } from '../model/request-error.ts';

/** A response that was read to its end. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; undefined for an empty one, a page of HTML or a truncated response. */
  readonly body: unknown;
}

/** Sends a request to the server. Rejects with a RequestError (`network`, `timeout`) without a whole response. */
export async function sendRequest(
  send: typeof fetch,
  input: RequestInfo | URL,
  { timeoutMs, ...init }: RequestInit & { readonly timeoutMs: number },
): Promise<Answer> {
  let status: number | null = null;
  try {
    const response = await send(input, { cache: 'no-store', ...init, signal: AbortSignal.timeout(timeoutMs) });
    status = response.status;
    const text = await response.text();
    return { ok: response.ok, status, headers: response.headers, text, body: parseJson(text) };
  } catch (cause) {
    const hasTimedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new RequestError(hasTimedOut ? 'timeout' : 'network', { cause, status });
  }
}

/** The Retry-After of a response in milliseconds; 0 when it has none. */
export function retryAfterMs({ headers }: Pick<Answer, 'headers'>): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // JSON.parse() is the only check for JSON.
    return undefined;
  }
}
