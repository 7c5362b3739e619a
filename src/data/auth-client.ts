import { type AuthSession, parseAuthSession } from '../../sync/contracts/auth-session.ts';
import { RequestError, requestErrorCodes } from './request-error.ts';
import type { RetryPorts } from './retry.ts';
import { createServerFetch } from './server-fetch.ts';

type AuthLibrary = Pick<typeof import('@supabase/supabase-js'), 'AuthClient'>;
export type AuthClient = InstanceType<AuthLibrary['AuthClient']>;

export interface AuthClientOptions {
  readonly url: string;
  readonly key: string;
  readonly loadClient: () => Promise<AuthLibrary>;
}

/**
 * Opens a new client for each undertaking: it keeps its session in memory, and two undertakings at a time (a logout
 * that is still being told, the next login) must not see each other's. Nothing of it is stored, renewed or listened for.
 */
export function createAuthClients({ url, key, loadClient }: AuthClientOptions, ports: RetryPorts) {
  const serverFetch = createServerFetch({ ...ports, fetch: (...call) => fetch(...call) });
  let opened = 0;
  return async function openAuthClient(): Promise<AuthClient> {
    const { AuthClient } = await loadClient().catch((cause: unknown) => {
      throw new RequestError(ports.isOnline() ? 'network' : 'offline', { cause });
    });
    opened += 1;
    return new AuthClient({
      url: `${url}/auth/v1`,
      headers: { apikey: key },
      fetch: errorsAsResponses(serverFetch),
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      skipAutoInitialize: true,
      storageKey: `keiko-${opened}`,
    });
  };
}

/**
 * The library prints what its fetch throws, wraps it beyond recognition, and asks again after some statuses; so a
 * failure travels through it as a refusal that carries our code.
 */
function errorsAsResponses(serverFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await serverFetch(input, init);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return Response.json({ error_code: error.code, msg: `${error.message} (${error.cause})` }, { status: 400 });
    }
  };
}

const knownCodes = {
  bad_code_verifier: 'link-elsewhere',
  email_not_confirmed: 'invalid-credentials',
  flow_state_expired: 'link-spent',
  flow_state_not_found: 'link-spent',
  invalid_credentials: 'invalid-credentials',
  otp_expired: 'link-spent',
  over_email_send_rate_limit: 'throttled',
  over_request_rate_limit: 'throttled',
  weak_password: 'weak-password',
} as const;

/** An error of the auth server or of its library in our terms. */
export function toRequestError(error: {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}): RequestError {
  const { code = '', status } = error;
  const own = requestErrorCodes.find((known) => known === code);
  if (own) return new RequestError(own, { cause: error });
  const known = Object.entries(knownCodes).find(([theirs]) => theirs === code)?.[1];
  if (known) return new RequestError(known, { cause: error });
  if (status === 429) return new RequestError('throttled', { cause: error });
  // A broken server never gets this far: the library says so of an answer without a session.
  if (status === 500) return new RequestError('malformed', { cause: error });
  // A request refused for its key is the operator's mistake, not the member's.
  if (status === 401) return new RequestError('server', { cause: error });
  return new RequestError('rejected', { cause: error });
}

/** Makes the client hold a session that came from outside: proves it at the server, and renews it when it has run out. */
export async function openSession(
  auth: AuthClient,
  tokens: { readonly access_token: string; readonly refresh_token: string },
): Promise<AuthSession> {
  const { data, error } = await auth.setSession(tokens).catch((cause: unknown) => {
    // The library trips over a token that is none.
    throw new RequestError('rejected', { cause });
  });
  if (error) throw toRequestError(error);
  return assertSession(data.session);
}

/** The library's session in its proven form. */
export function assertSession(session: unknown): AuthSession {
  const parsed = parseAuthSession(session);
  if (parsed === null) throw new RequestError('malformed');
  return parsed;
}
