import { parseSyncResponse, type SyncRequest } from '../protocol/sync-exchange.ts';
import { EXCHANGE_TIMEOUT, type Transport } from './ports.ts';
import { retryAfterMs, SyncError, type SyncErrorKind } from './sync-error.ts';

/** Exchanges through the Data API of Supabase at `url`, with its publishable key. */
export function createHttpTransport(options: {
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs?: number;
}): Transport {
  return {
    async exchange(request, token) {
      const response = await send(options, request, token);
      const body = await readJson(response);
      if (!response.ok) throw errorFrom(response, body);
      const parsed = parseSyncResponse(body);
      if (parsed === null) throw new SyncError('malformed', `Cannot read the response of status ${response.status}`);
      return parsed;
    },
  };
}

async function send(
  options: Parameters<typeof createHttpTransport>[0],
  request: SyncRequest,
  token: string,
): Promise<Response> {
  const { fetch, url, key, timeoutMs = EXCHANGE_TIMEOUT } = options;
  try {
    return await fetch(`${url}/rest/v1/rpc/sync_exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` },
      body: JSON.stringify({ req: request }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new SyncError(timedOut ? 'timeout' : 'network', 'Cannot reach the server', { cause });
  }
}

/** The body as JSON; undefined for a page of HTML or a truncated response. */
async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new SyncError('network', 'Cannot read the whole response', { cause });
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Only a 4xx of our own backend counts against a row: a gateway or a captive portal may answer 4xx as well, and that must
 * not make the device reject its rows.
 */
function errorFrom(response: Response, body: unknown): SyncError {
  const code = errorCode(body);
  return new SyncError(kindOf(response.status, code), `Cannot exchange: status ${response.status}, code "${code}"`, {
    retryAfterMs: retryAfterMs(response),
  });
}

function kindOf(status: number, code: string | null): SyncErrorKind {
  if (status === 429) return 'throttled';
  if (status >= 500) return 'server';
  if (code === null) return 'malformed';
  if (status === 401) return 'unauthorized';
  if (status === 413) return 'too_large';
  return status === 400 && BAD_DATA.test(code) ? 'bad_request' : 'server';
}

/** PostgreSQL's classes for data, constraint and size errors, and PostgREST's for a body it cannot parse. */
const BAD_DATA = /^(22|23|54|PGRST102)/;

function errorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}
