import type { SyncErrorKind } from '../model/sync-error-kinds.ts';
import { byteLength } from '../model/text/byte-length.ts';
import {
  PROTOCOL_VERSION,
  parseContentResponse,
  parseGuestContent,
  parseSyncResponse,
} from '../protocol/sync-exchange.ts';
import { describeError } from './describe-error.ts';
import {
  CONTENT_TIMEOUT,
  type ContentSource,
  EXCHANGE_TIMEOUT,
  type GuestContentSource,
  type Transport,
} from './ports.ts';
import { retryAfterMs, SyncError } from './sync-error.ts';
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

/** Exchanges through Supabase's Data API by a bare fetch: a start needs no supabase-js, and each request is observed. */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { observer = () => undefined, now = () => performance.now() } = options;
  return {
    async exchange(request, token) {
      const body = JSON.stringify({ req: request });
      const sentAt = now();
      const elapsed = () => Math.round(now() - sentAt);
      observer({ type: 'request-sent', pushed: request.push.length, bytes: byteLength(body) });
      try {
        const { status, text, body: answer } = await call(options, 'sync_exchange', token, body);
        const response = parseSyncResponse(answer);
        if (response === null)
          throw new SyncError('malformed', `Cannot read the response of status ${status}`, { status });
        observer({
          type: 'request-finished',
          status,
          durationMs: elapsed(),
          bytes: byteLength(text),
          results: response.results.length,
          pulled: response.rows.length,
          more: response.more,
        });
        return response;
      } catch (error) {
        if (error instanceof SyncError) {
          const { kind, status } = error;
          observer({ type: 'request-failed', kind, status, durationMs: elapsed(), error: describeError(error) });
        }
        throw error;
      }
    },
  };
}

/** Reads published content through the Data API: with GET, which a read replica can serve. */
export function createHttpContentSource(options: HttpTransportOptions): ContentSource {
  const { timeoutMs = CONTENT_TIMEOUT } = options;
  return {
    async read(name, version, token) {
      const query = new URLSearchParams({ name, ...(version !== null && { version: String(version) }) });
      const { status, body } = await call({ ...options, timeoutMs }, `read_published_content?${query}`, token);
      const snapshot = parseContentResponse(body);
      if (snapshot === undefined) throw new SyncError('malformed', `Cannot read the content "${name}"`, { status });
      return snapshot;
    },
  };
}

/** Reads published content for guests: a GET that is the same for everybody, which a cache on the way can answer. */
export function createHttpGuestContentSource(options: HttpTransportOptions): GuestContentSource {
  const { timeoutMs = CONTENT_TIMEOUT } = options;
  return {
    async read() {
      const { status, body } = await call({ ...options, timeoutMs }, 'read_guest_content', null);
      const content = parseGuestContent(body);
      if (content === null) throw new SyncError('malformed', 'Cannot read the content for guests', { status });
      return content;
    },
  };
}

/** Calls a function of the Data API: with GET if there is no body, with the publishable key alone if there is no token. */
async function call(
  options: HttpTransportOptions,
  path: string,
  token: string | null,
  requestBody: string | null = null,
) {
  const response = await send(options, path, token, requestBody);
  const text = await response.text().catch((cause: unknown) => {
    throw new SyncError('network', 'Cannot read the whole response', { cause, status: response.status });
  });
  const body = parseJson(text);
  if (!response.ok) throw errorFrom(response, body);
  return { status: response.status, text, body };
}

async function send(
  options: HttpTransportOptions,
  path: string,
  token: string | null,
  body: string | null,
): Promise<Response> {
  const { fetch, url, key, timeoutMs = EXCHANGE_TIMEOUT } = options;
  try {
    return await fetch(`${url}/rest/v1/rpc/${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers:
        token === null
          ? { apikey: key }
          : { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` },
      body,
      // A cache on the way must not be asked to pass the request on.
      cache: token === null ? 'default' : 'no-store',
      credentials: token === null ? 'omit' : 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new SyncError(timedOut ? 'timeout' : 'network', 'Cannot reach the server', { cause });
  }
}

/** The body as JSON; undefined for a page of HTML or a truncated response. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only a 4xx of our own backend counts against a row: a gateway or a captive portal answers with 4xx too. */
function errorFrom(response: Response, body: unknown): SyncError {
  const code = textOf(body, 'code');
  return new SyncError(
    unknownVersionKind(body) ?? kindOf(response.status, code),
    `Cannot exchange: status ${response.status}, code "${code}"`,
    {
      retryAfterMs: Math.max(retryAfterMs(response), response.status === 429 ? hintedNumber(body) * 1000 : 0),
      status: response.status,
    },
  );
}

/** The number in the error's hint, 0 without one: seconds to wait, as browsers hide Retry-After of another origin. */
function hintedNumber(body: unknown): number {
  const hint = Number(textOf(body, 'hint'));
  return hint > 0 ? hint : 0;
}

/** For a server of another message format, whose version is the hint; null for other errors. */
function unknownVersionKind(body: unknown): SyncErrorKind | null {
  if (textOf(body, 'message') !== 'unknown_version') return null;
  return hintedNumber(body) < PROTOCOL_VERSION ? 'outdated_server' : 'outdated_build';
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

/** A text of an error's body; null when it has none. */
function textOf(body: unknown, name: 'code' | 'message' | 'hint'): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = new Map(Object.entries(body)).get(name);
  return typeof value === 'string' ? value : null;
}
