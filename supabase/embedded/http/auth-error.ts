import { json } from './http.ts';

/** An error as GoTrue sends it; the header repeats the code. */
export function authError(status: number, error_code: string, msg: string, details: object = {}): Response {
  return json(status, { code: status, error_code, msg, ...details }, { 'x-sb-error-code': error_code });
}
