import * as v from 'valibot';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import type { Json } from '../../../sync/protocol/json.ts';
import { isRequestError, RequestError } from '../server/request-error.ts';
import type { RetryPorts } from '../server/retry.ts';
import { createServerFetch } from '../server/server-fetch.ts';

/** Milliseconds. A sign-in does not wait longer for the lookup: the first sync creates a missing profile as well. */
const LOOKUP_TIMEOUT_MS = 4000;

/** Without a supported schema the exchange returns no rows. */
export const EMPTY_EXCHANGE: Json = { v: 1, schema: 0, since: 0, limit: 1 };

const rowsSchema = v.array(v.object({ id: v.string() }));

/**
 * Looks up the profile of a session and has the server create it when it is missing. Rejects with a RequestError
 * (`profile-missing`) if the server cannot; a lookup that fails counts as found. A bare fetch: the login loads this file, but
 * of supabase-js only AuthClient.
 */
export function createProfileCheck({ url, key }: { readonly url: string; readonly key: string }, ports: RetryPorts) {
  const serverFetch = createServerFetch({ ...ports, fetch: (...call) => fetch(...call) });
  const headersOf = ({ access_token }: AuthSession) => ({
    'content-type': 'application/json',
    apikey: key,
    authorization: `Bearer ${access_token}`,
  });

  async function isMissing(session: AuthSession): Promise<boolean> {
    const lookup = `${url}/rest/v1/users?select=id&id=eq.${session.user.id}`;
    try {
      const response = await fetch(lookup, {
        headers: headersOf(session),
        signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
      });
      const rows = v.safeParse(rowsSchema, await response.json());
      return rows.success && rows.output.length === 0;
    } catch {
      // No answer, or none that can be read.
      return false;
    }
  }

  return async function ensureProfile(session: AuthSession): Promise<void> {
    if (!(await isMissing(session))) return;
    const created = await serverFetch(`${url}/rest/v1/rpc/sync_exchange`, {
      method: 'POST',
      headers: headersOf(session),
      body: JSON.stringify({ req: EMPTY_EXCHANGE }),
    }).catch((cause: unknown) => {
      throw isRequestError(cause) ? new RequestError('profile-missing', { cause }) : cause;
    });
    if (!created.ok) throw new RequestError('profile-missing', { cause: created.status });
  };
}
