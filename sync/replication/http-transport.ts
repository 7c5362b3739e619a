import { parseSyncAnswer, type SyncAnswer, type SyncRequest } from '../contracts/sync-exchange.ts';
import { EXCHANGE_TIMEOUT, type Transport } from './ports.ts';
import { type FailureKind, retryAfterMs, SyncFailure } from './sync-failure.ts';

/** The transport over the Data API of Supabase at `url`, with its publishable key. */
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
      if (!response.ok) throw failureOf(response, body);
      const answer = parseSyncAnswer(body);
      if (answer === null) throw new SyncFailure('malformed', `Cannot read the answer of status ${response.status}`);
      return answer satisfies SyncAnswer;
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
    throw new SyncFailure(timedOut ? 'timeout' : 'network', 'Cannot reach the server', { cause });
  }
}

/** The body as JSON; undefined for a page of HTML or a cut answer. */
async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new SyncFailure('network', 'Cannot read the answer to its end', { cause });
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Only our own backend's word counts against a row: a gateway or a hotel's login page that answers 4xx with something
 * else must not make the device give up what it holds.
 */
function failureOf(response: Response, body: unknown): SyncFailure {
  const code = errorCode(body);
  return new SyncFailure(kindOf(response.status, code), `Cannot exchange: status ${response.status}, code "${code}"`, {
    retryAfterMs: retryAfterMs(response),
  });
}

function kindOf(status: number, code: string | null): FailureKind {
  if (status === 429) return 'throttled';
  if (status >= 500) return 'server';
  if (code === null) return 'malformed';
  if (status === 401) return 'unauthorized';
  if (status === 413) return 'too_large';
  return status === 400 && REFUSED_DATA.test(code) ? 'refused' : 'server';
}

/** PostgreSQL's classes for data, constraint and size errors, and PostgREST's for a body it cannot parse. */
const REFUSED_DATA = /^(22|23|54|PGRST102)/;

function errorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}
