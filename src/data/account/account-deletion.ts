import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { RequestError } from '../server/request-error.ts';
import type { RetryPorts } from '../server/retry.ts';
import { createServerFetch } from '../server/server-fetch.ts';

/** The member who has asked the server to delete the account, until the device is cleared; see useUnfinishedDeletion(). */
export const DELETION_KEY = 'keiko.account-deletion';

export interface DeletionOptions {
  readonly url: string;
  readonly key: string;
  readonly storage: Pick<Storage, 'setItem'>;
}

/** Deletes the account of a session that began right before. A bare fetch: the login loads only AuthClient. */
export function createAccountDeletion({ url, key, storage }: DeletionOptions, ports: RetryPorts) {
  const serverFetch = createServerFetch({ ...ports, fetch: (...call) => fetch(...call) });
  return async function deleteAccountOf({ access_token, user }: AuthSession): Promise<void> {
    storage.setItem(DELETION_KEY, user.id);
    const response = await serverFetch(`${url}/rest/v1/rpc/delete_account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${access_token}` },
      body: '{}',
    });
    if (!response.ok) throw new RequestError('rejected', { cause: response.status });
  };
}
