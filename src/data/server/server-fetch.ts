import { isRequestError, RequestError } from './request-error.ts';

const ATTEMPTS = 3;

/** Milliseconds before the second attempt; doubles before each further one. */
const BASE_DELAY = 1000;

const TIMEOUT = 15_000;

export interface RetryPorts {
  readonly sleep?: (ms: number) => Promise<void>;
  readonly isOnline?: () => boolean;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeout?: number;
}

/** `fetch` for our own server with retries and a time limit; throws a RequestError for anything but JSON or nothing. */
export function createServerFetch(ports: RetryPorts): typeof fetch {
  return (input, init) => retry((signal) => fetchOnce(input, { ...init, signal }), ports);
}

/** Up to three attempts with exponential backoff, for `network` errors only; an offline device fails at once. */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { sleep = wait, isOnline = () => navigator.onLine, timeout = TIMEOUT }: RetryPorts,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(AbortSignal.timeout(timeout));
    } catch (error) {
      if (!isRequestError(error, 'network')) throw error;
      if (!isOnline()) throw new RequestError('offline', { cause: error });
      if (failures === ATTEMPTS) throw error;
      await sleep(BASE_DELAY * 2 ** (failures - 1));
    }
  }
}

async function fetchOnce(
  input: RequestInfo | URL,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(input, { ...init, cache: 'no-store' });
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

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Converts a RequestError to a 400 response that carries its code. The Supabase libraries would wrap a thrown error, and
 * retry after some statuses. AuthClient reads `error_code` and `msg`, the others `code` and `message`.
 */
export function errorsAsResponses(serverFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await serverFetch(input, init);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { code, cause } = error;
      const message = cause === undefined ? '' : String(cause);
      const body = { code, message, error_code: code, msg: `${error.message} (${cause})` };
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(body), { status: 400, headers });
    }
  };
}
