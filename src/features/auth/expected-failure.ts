import { RequestError } from '../../data/request-error.ts';

/** The server and the device's storage may fail; anything else is a defect, and is thrown on to break in the open. */
export function expectedFailure(error: unknown): RequestError | DOMException {
  if (error instanceof RequestError || error instanceof DOMException) return error;
  throw error;
}
