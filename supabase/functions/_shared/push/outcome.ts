/** Why a push was not delivered. */
export type Reason =
  /** The address is none that the server may call. */
  | 'forbidden'
  /** The device's keys are none. */
  | 'unusable_keys'
  /** The push service has forgotten the device. */
  | 'gone'
  /** It would not take this push: too large, another server's key, or a redirect, which is not followed. */
  | 'refused'
  /** It asked to be spared for a while, for longer or more often than a push is worth. */
  | 'throttled'
  /** It answered with an error of its own. */
  | 'broken'
  /** No connection came about. */
  | 'unreachable'
  /** The connection ended or the time ran out after the push had left: whether it arrived, nobody can know. */
  | 'unanswered';

/**
 * What has come of one push. `again`: it was certainly not delivered, and may be tried once more after `wait` seconds.
 * What may have been delivered is never tried again.
 */
export type Outcome =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'failed' | 'removed'; readonly reason: Reason }
  | { readonly outcome: 'again'; readonly reason: Reason; readonly wait: number };

/** Nobody waits longer for a push service that asks for patience: after an hour the news is old. */
const LONGEST_WAIT = 3600;

/** What a push service's answer means. */
export function judgeAnswer(
  { status, headers }: { readonly status: number; readonly headers: Headers },
  { nowMs, retrySeconds }: { readonly nowMs: number; readonly retrySeconds: number },
): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === 404 || status === 410) return { outcome: 'removed', reason: 'gone' };
  if (status !== 429 && status < 500) return { outcome: 'failed', reason: 'refused' };
  const reason = status === 429 ? 'throttled' : 'broken';
  const wait = secondsToWait(headers.get('retry-after'), nowMs) ?? retrySeconds;
  return wait > LONGEST_WAIT ? { outcome: 'failed', reason } : { outcome: 'again', reason, wait };
}

/** What it means that there was no answer. Only Deno's own words tell whether a connection had come about. */
export function judgeFailure(failure: unknown, retrySeconds: number): Outcome {
  const cause = failure instanceof Error ? `${failure.message} ${failure.cause}` : '';
  if (!cause.includes('client error (Connect)')) return { outcome: 'failed', reason: 'unanswered' };
  return { outcome: 'again', reason: 'unreachable', wait: retrySeconds };
}

/** Retry-After as seconds from now: it is a number of them, or a date. */
function secondsToWait(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}
