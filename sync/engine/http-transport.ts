import { RequestError, type SyncErrorCode } from '../model/request-error.ts';
import { type Answer, retryAfterMs, sendRequest } from '../protocol/send-request.ts';
import {
  PROTOCOL_VERSION,
  parseContentResponse,
  parseGuestContent,
  parseSyncResponse,
  type Snapshot,
} from '../protocol/sync-exchange.ts';
import { CONTENT_TIMEOUT, type ContentSource, EXCHANGE_TIMEOUT, type Transport } from './ports.ts';
import type { SyncObserver } from './sync-events.ts';

interface HttpTransportOptions {
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs?: number;
  readonly observer?: SyncObserver;
  /** Milliseconds of a monotonic clock, for the durations that the observer gets. */
  readonly now?: () => number;
}

/** Exchanges through Supabase's Data API by a bare fetch: a start needs no supabase-js. */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { observer = () => undefined, now = () => performance.now() } = options;
  return {
    async exchange(request, token) {
      const body = JSON.stringify({ req: request });
      const sentAt = now();
      const { status, body: answer } = await call(options, 'sync_exchange', token, body);
      const response = parseSyncResponse(answer);
      if (response === null) throw new RequestError('malformed', { status });
      observer({ type: 'request-finished', durationMs: Math.round(now() - sentAt) });
      return response;
    },
  };
}

/** Reads published content through the Data API: with GET, which a read replica can serve. */
export function createHttpContentSource(options: HttpTransportOptions): ContentSource {
  return {
    async read(name, version, token) {
      const query = new URLSearchParams({ name, ...(version !== null && { version: String(version) }) });
      const { status, body } = await call(
        { timeoutMs: CONTENT_TIMEOUT, ...options },
        `read_published_content?${query}`,
        token,
      );
      const snapshot = parseContentResponse(body);
      if (snapshot === undefined) throw new RequestError('malformed', { status });
      return snapshot;
    },
  };
}

/**
 * Reads all published content for guests by name: a GET that is the same for everybody, which a cache on the way can answer.
 * Sends nothing of the guest. Rejects with a RequestError.
 */
export async function readGuestContent(options: HttpTransportOptions): Promise<Readonly<Record<string, Snapshot>>> {
  const { status, body } = await call({ timeoutMs: CONTENT_TIMEOUT, ...options }, 'read_guest_content', null);
  const content = parseGuestContent(body);
  if (content === null) throw new RequestError('malformed', { status });
  return content;
}

/** Calls a function of the Data API: with GET if there is no body, with the publishable key alone if there is no token. */
async function call(
  { fetch, url, key, timeoutMs = EXCHANGE_TIMEOUT }: HttpTransportOptions,
  path: string,
  token: string | null,
  body: string | null = null,
): Promise<Answer> {
  const answer = await sendRequest(fetch, `${url}/rest/v1/rpc/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers:
      token === null
        ? { apikey: key }
        : { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` },
    body,
    // A cache on the way must not be asked to pass the request on.
    cache: token === null ? 'default' : 'no-store',
    credentials: token === null ? 'omit' : 'same-origin',
    timeoutMs,
  });
  if (!answer.ok) throw errorFrom(answer);
  return answer;
}

/** Only a 4xx of our own backend counts against a row: a gateway or a captive portal answers with 4xx too. */
function errorFrom(answer: Answer): RequestError {
  const { status, body } = answer;
  const code = textOf(body, 'code');
  return new RequestError(unknownVersionCode(body) ?? codeOf(status, code), {
    cause: code,
    retryAfterMs: Math.max(retryAfterMs(answer), status === 429 ? hintedNumber(body) * 1000 : 0),
    status,
  });
}

/** The number in the error's hint, 0 without one: seconds to wait, as browsers hide Retry-After of another origin. */
function hintedNumber(body: unknown): number {
  const hint = Number(textOf(body, 'hint'));
  return hint > 0 ? hint : 0;
}

/** For a server of another message format, whose version is the hint; null for other errors. */
function unknownVersionCode(body: unknown): SyncErrorCode | null {
  if (textOf(body, 'message') !== 'unknown_version') return null;
  return hintedNumber(body) < PROTOCOL_VERSION ? 'outdated_server' : 'outdated_build';
}

function codeOf(status: number, code: string | null): SyncErrorCode {
  if (status === 429) return 'throttled';
  if (status >= 500) return 'server';
  if (code === null) return 'malformed';
  if (status === 401) return 'unauthorized';
  if (status === 413) return 'too_large';
  return status === 400 && BAD_DATA.test(code) ? 'bad_request' : 'server';
}

/** PostgreSQL's classes for data, constraint and size errors, and PostgREST's for a body it cannot parse. */
const BAD_DATA = /^(22|23|54|PGRST102)/;

/** A text of an error's body; null when it has none. */
function textOf(body: unknown, name: 'code' | 'message' | 'hint'): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = new Map(Object.entries(body)).get(name);
  return typeof value === 'string' ? value : null;
}
