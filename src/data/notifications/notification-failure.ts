import { isRequestError } from '../../../sync/model/request-error.ts';
import { NotificationError, type NotificationErrorCode } from '../../lib/notifications/notification-error.ts';

/** Why enabling or disabling notifications failed. not-set-up: the operator has configured no VAPID keys. */
export type NotificationFailureCode =
  | NotificationErrorCode
  | 'not-set-up'
  | 'signed-out'
  | 'offline'
  | 'save-failed'
  | 'disable-failed';

/** A failure code for the member's message, and the technical error chain. */
export interface NotificationFailure {
  readonly code: NotificationFailureCode;
  readonly detail: string;
}

/** Maps a thrown value to a failure; `fallback` is the code for server errors. */
export function toNotificationFailure(error: unknown, fallback: 'save-failed' | 'disable-failed'): NotificationFailure {
  const detail = describe(error);
  if (error instanceof NotificationError) return { code: error.code, detail };
  // A rejection without a cause was raised before sending: there is no session.
  if (isRequestError(error, 'rejected') && error.cause === undefined) return { code: 'signed-out', detail };
  return { code: isRequestError(error, 'offline') ? 'offline' : fallback, detail };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = `${error.name}: ${error.message}`;
  return error.cause === undefined ? words : `${words} ← ${describe(error.cause)}`;
}
