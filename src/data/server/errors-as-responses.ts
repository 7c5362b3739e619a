import { RequestError } from './request-error.ts';

/**
 * Converts a RequestError to a 400 response that carries its code. The Supabase libraries would wrap a thrown error, and
 * retry after some statuses. AuthClient reads `error_code` and `msg`, the others `code` and `message`.
 */
export function errorsAsResponses(serverFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await serverFetch(input, init);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { code, cause } = error;
      const message = cause === undefined ? '' : String(cause);
      const body = { code, message, error_code: code, msg: `${error.message} (${cause})` };
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(body), { status: 400, headers });
    }
  };
}
