import { PushError, type PushErrorCode } from '../lib/push-error.ts';
import { isRequestError } from './request-error.ts';

/** Why pushes could not be switched: the browser's reasons, and these. not-set-up: the operator has made no keys. */
export type PushFailureCode =
  | PushErrorCode
  | 'not-set-up'
  | 'signed-out'
  | 'offline'
  | 'save-failed'
  | 'disable-failed';

/** What went wrong, for the member, and in the browser's and the server's own words. */
export interface PushFailure {
  readonly code: PushFailureCode;
  readonly detail: string;
}

/** The trouble behind whatever a switching threw; `fallback` is what it is when the server did not do its part. */
export function toPushFailure(error: unknown, fallback: 'save-failed' | 'disable-failed'): PushFailure {
  const detail = describe(error);
  if (error instanceof PushError) return { code: error.code, detail };
  // Refused before it was asked: there is no session to ask with.
  if (isRequestError(error, 'rejected') && error.cause === undefined) return { code: 'signed-out', detail };
  return { code: isRequestError(error, 'offline') ? 'offline' : fallback, detail };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = `${error.name}: ${error.message}`;
  return error.cause === undefined ? words : `${words} ← ${describe(error.cause)}`;
}
