import { RequestError } from '../../data/server/request-error.ts';

/** Returns errors of the server or the device's storage; rethrows anything else, because it is a bug. */
export function rethrowUnexpected(error: unknown): RequestError | DOMException {
  if (error instanceof RequestError || error instanceof DOMException) return error;
  throw error;
}
