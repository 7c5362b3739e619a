import type { SyncErrorKind } from '../model/sync-error-kinds.ts';

/** An exchange that produced no response to apply. */
export class SyncError extends Error {
  readonly kind: SyncErrorKind;
  /** Milliseconds that the server asked to wait; 0 when it named none. */
  readonly retryAfterMs: number;
  /** The HTTP status; null when there was no response, or its status says nothing. */
  readonly status: number | null;

  constructor(
    kind: SyncErrorKind,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number; status?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'SyncError';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? 0;
    this.status = options.status ?? null;
  }
}

/** The Retry-After of a response in milliseconds; 0 when it has none. */
export function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : 0;
}
