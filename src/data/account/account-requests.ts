import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { type Answer, sendRequest } from '../../../sync/protocol/send-request.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { bodyOf } from '../server/server-call.ts';
import { requestServer } from '../server/server-request.ts';
import type { AuthClientOptions } from './auth-client.ts';

/** Milliseconds for what a sign-in goes on without: a missing profile, and the server's time. */
const TIMEOUT_MS = 4000;

/** Without a supported schema the exchange returns no rows. */
const EMPTY_EXCHANGE = { req: { v: 1, schema: 0, since: 0, limit: 1 } };

const exchanged = v.object({ server_now: v.string() });

/** The requests of a login that do not go to the auth server.  */
export function createAccountRequests(options: AuthClientOptions) {
  const { url, key } = options;
  const sent = ({ access_token }: AuthSession, args: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${access_token}` },
    body: JSON.stringify(args),
  });
  /** What the exchange answers, which also creates a missing profile; null when the server does not answer in time. */
  const exchange = (session: AuthSession): Promise<Answer | null> =>
    sendRequest(fetch, `${url}/rest/v1/rpc/sync_exchange`, {
      ...sent(session, EMPTY_EXCHANGE),
      timeoutMs: TIMEOUT_MS,
    }).catch(() => null);

  return {
    /** Has the server create a missing profile. Rejects with a RequestError (`profile-missing`) if it refuses to. */
    async ensureProfile(session: AuthSession): Promise<void> {
      const status = (await exchange(session))?.status ?? 0;
      // A server that is busy creates it with the first sync.
      if (status >= 400 && status < 500) throw new RequestError('profile-missing', { cause: status });
    },

    /** Deletes the account of a session that began right before. */
    async deleteAccountOf(session: AuthSession): Promise<void> {
      safeLocalStorage.setItem(memberKeys.deletion, session.user.id);
      bodyOf(await requestServer(`${url}/rest/v1/rpc/delete_account`, sent(session, {}), options), {});
    },

    /** The server's time in epoch milliseconds; null if it does not answer. */
    async serverTime(session: AuthSession): Promise<number | null> {
      const answer = readAs(exchanged, (await exchange(session))?.body);
      const instant = Date.parse(answer?.server_now ?? '');
      return Number.isFinite(instant) ? instant : null;
    },
  };
}
