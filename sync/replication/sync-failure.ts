/**
 * timeout, network: no answer. unauthorized: the session is not valid any more. throttled: come back later.
 * too_large: fewer rows, please. refused: the request as a whole is wrong. server: a 5xx. malformed: not our answer.
 */
export const failureKinds = [
  'network',
  'timeout',
  'unauthorized',
  'throttled',
  'too_large',
  'refused',
  'server',
  'malformed',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** An exchange that brought no answer to apply. */
export class SyncFailure extends Error {
  readonly kind: FailureKind;
  /** Milliseconds the server asked to wait; 0 when it did not say. */
  readonly retryAfterMs: number;

  constructor(kind: FailureKind, message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'SyncFailure';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}

/** Milliseconds a response asks to wait before the next request; 0 when it does not say. */
export function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : 0;
}
