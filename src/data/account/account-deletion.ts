import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { RequestError } from '../server/request-error.ts';
import type { RetryPorts } from '../server/retry.ts';
import { createServerFetch } from '../server/server-fetch.ts';

/**
 * Deletes the account that a session belongs to. Callers sign in with the password right before. A bare fetch: the login
 * loads this file, but of supabase-js only AuthClient.
 */
export function createAccountDeletion({ url, key }: { readonly url: string; readonly key: string }, ports: RetryPorts) {
  const serverFetch = createServerFetch({ ...ports, fetch: (...call) => fetch(...call) });
  return async function deleteAccountOf({ access_token }: AuthSession): Promise<void> {
    const response = await serverFetch(`${url}/rest/v1/rpc/delete_account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${access_token}` },
      body: '{}',
    });
    if (!response.ok) throw new RequestError('rejected', { cause: response.status });
  };
}
