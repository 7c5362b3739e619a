import { AuthClient, type GoTrueClient } from '@supabase/supabase-js';
import { isRequestError, RequestError } from '../../../sync/model/request-error.ts';
import { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { hasMessage } from '../server/error-message.ts';
import { parseData } from '../server/server-call.ts';
import { type RequestPorts, requestServer } from '../server/server-request.ts';

export interface AuthClientOptions extends Pick<RequestPorts, 'sleep' | 'isOnline'> {
  readonly url: string;
  readonly key: string;
}

/** A new client per operation: a client keeps its session, which a pending logout and a login must not share. */
export function createAuthClients(options: AuthClientOptions) {
  const { url, key } = options;
  let opened = 0;
  return function openAuthClient(): GoTrueClient {
    opened += 1;
    return new AuthClient({
      url: `${url}/auth/v1`,
      headers: { apikey: key },
      fetch: (input, init) => fetchForAuth(input, init, options),
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      skipAutoInitialize: true,
      storageKey: `keiko-${opened}`,
    });
  };
}

/** AuthClient would wrap a thrown error, and repeat the request; of a response with status 400 it passes the code on. */
async function fetchForAuth(input: RequestInfo | URL, init: RequestInit | undefined, ports: RequestPorts) {
  try {
    const { text, status, headers } = await requestServer(input, init, ports);
    return new Response(text || null, { status, headers });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const body = { error_code: error.code, msg: `${error.message} (${error.cause})` };
    return new Response(JSON.stringify(body), { status: 400 });
  }
}

const knownCodes = {
  bad_code_verifier: 'link-elsewhere',
  captcha_failed: 'robot-check',
  current_password_invalid: 'invalid-credentials',
  email_not_confirmed: 'invalid-credentials',
  flow_state_expired: 'link-spent',
  flow_state_not_found: 'link-spent',
  invalid_credentials: 'invalid-credentials',
  otp_expired: 'link-spent',
  over_email_send_rate_limit: 'throttled',
  over_request_rate_limit: 'throttled',
  same_password: 'same-password',
  server_error: 'server',
  unexpected_failure: 'server',
  weak_password: 'weak-password',
} as const;

/** Maps an error of the auth server or its library to a RequestError, of `rejected` where nothing more is known of it. */
export function toRequestError(
  error: { readonly code?: string | undefined; readonly status?: number | undefined },
  rejected: 'rejected' | 'invalid-credentials' | 'link-elsewhere' = 'rejected',
): RequestError {
  const { code = '', status } = error;
  if (hasMessage(code)) return new RequestError(code, { cause: error });
  const known = Object.entries(knownCodes).find(([theirs]) => theirs === code)?.[1];
  if (known) return new RequestError(known, { cause: error });
  if (status === 429) return new RequestError('throttled', { cause: error });
  // Real 5xx responses never get here. The library reports a response without a session as status 500.
  if (status === 500) return new RequestError('malformed', { cause: error });
  // An invalid API key is an operator error.
  if (status === 401) return new RequestError('server', { cause: error });
  return new RequestError(rejected, { cause: error });
}

type Tokens = Pick<AuthSession, 'access_token' | 'refresh_token'>;

/** Loads a session into the client. The library verifies it on the server and refreshes it when expired. */
export async function openSession(auth: GoTrueClient, tokens: Tokens): Promise<AuthSession> {
  return assertSession(await openSessionOfTokens(auth, tokens));
}

/** Like `openSession`, but returns the library's own session, unchecked. */
export async function openSessionOfTokens(auth: GoTrueClient, tokens: Tokens): Promise<unknown> {
  const { data, error } = await auth.setSession(tokens).catch((cause: unknown) => {
    // The library throws on a malformed JWT.
    throw new RequestError('rejected', { cause });
  });
  if (error) throw toRequestError(error);
  return data.session;
}

/** Validates the library's session. Throws a RequestError (`malformed`). */
export function assertSession(session: unknown): AuthSession {
  return parseData(session, AuthSession);
}
