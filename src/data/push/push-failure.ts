import { PushError, type PushErrorCode } from '../../lib/push/push-error.ts';
import { isRequestError } from '../server/request-error.ts';

/** Why enabling or disabling notifications failed. not-set-up: the operator has configured no VAPID keys. */
export type PushFailureCode =
  | PushErrorCode
  | 'not-set-up'
  | 'signed-out'
  | 'offline'
  | 'save-failed'
  | 'disable-failed';

/** A failure code for the member's message, and the technical error chain. */
export interface PushFailure {
  readonly code: PushFailureCode;
  readonly detail: string;
}

/** Maps a thrown value to a failure; `fallback` is the code for server errors. */
export function toPushFailure(error: unknown, fallback: 'save-failed' | 'disable-failed'): PushFailure {
  const detail = describe(error);
  if (error instanceof PushError) return { code: error.code, detail };
  // A rejection without a cause was raised before sending: there is no session.
  if (isRequestError(error, 'rejected') && error.cause === undefined) return { code: 'signed-out', detail };
  return { code: isRequestError(error, 'offline') ? 'offline' : fallback, detail };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = `${error.name}: ${error.message}`;
  return error.cause === undefined ? words : `${words} ← ${describe(error.cause)}`;
}
