/** Why a push was not delivered. */
export type Reason =
  /** The endpoint is not on an allowed host. */
  | 'forbidden'
  /** The device's keys are invalid. */
  | 'invalid_keys'
  /** The subscription no longer exists (404 or 410). */
  | 'gone'
  /** Any other 3xx or 4xx: too large, another server's key, or a redirect, which is not followed. */
  | 'rejected'
  /** 429, for too long or too often. */
  | 'throttled'
  /** 5xx. */
  | 'server_error'
  /** No connection was established. */
  | 'unreachable'
  /** The connection closed or timed out after the push was sent, so it may have arrived. */
  | 'no_response';

/**
 * The result of one push. `removed`: this subscription can never get one, and is deleted. `retry`: it was certainly not delivered and may be sent again after `wait` seconds. A push that
 * may have been delivered is never retried (at-most-once).
 */
export type Outcome =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'failed' | 'removed'; readonly reason: Reason }
  | { readonly outcome: 'retry'; readonly reason: Reason; readonly wait: number };

/** A longer Retry-After fails the push: after an hour the notification is outdated. */
const MAX_WAIT_SECONDS = 3600;

export function outcomeOfResponse(
  { status, headers }: { readonly status: number; readonly headers: Headers },
  { nowMs, retrySeconds }: { readonly nowMs: number; readonly retrySeconds: number },
): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === 404 || status === 410) return { outcome: 'removed', reason: 'gone' };
  if (status !== 429 && status < 500) return { outcome: 'failed', reason: 'rejected' };
  const reason = status === 429 ? 'throttled' : 'server_error';
  const wait = parseRetryAfter(headers.get('retry-after'), nowMs) ?? retrySeconds;
  return wait > MAX_WAIT_SECONDS ? { outcome: 'failed', reason } : { outcome: 'retry', reason, wait };
}

/** Classifies a failed fetch. Only the text of Deno's error shows whether a connection was established. */
export function outcomeOfError(failure: unknown, retrySeconds: number): Outcome {
  const cause = failure instanceof Error ? `${failure.message} ${failure.cause}` : '';
  if (!cause.includes('client error (Connect)')) return { outcome: 'failed', reason: 'no_response' };
  return { outcome: 'retry', reason: 'unreachable', wait: retrySeconds };
}

/** Retry-After as seconds from now; the header holds seconds or an HTTP date. */
function parseRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}
