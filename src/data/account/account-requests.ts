import * as v from 'valibot';
import { isRequestError, RequestError } from '../../../sync/model/request-error.ts';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { type Answer, sendRequest } from '../../../sync/protocol/send-request.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { bodyOf } from '../server/server-call.ts';
import { requestServer } from '../server/server-request.ts';
import type { AuthClientOptions } from './auth-client.ts';

/** Milliseconds for what a sign-in goes on without: the lookup of the profile, and the server's time. */
const TIMEOUT_MS = 4000;

/** Without a supported schema the exchange returns no rows. */
const EMPTY_EXCHANGE = { req: { v: 1, schema: 0, since: 0, limit: 1 } };

const exchanged = v.object({ server_now: v.string() });
const foundRows = v.array(v.object({ id: v.string() }));

/** The requests of a login that do not go to the auth server.  */
export function createAccountRequests(options: AuthClientOptions) {
  const { url, key } = options;
  const headersOf = ({ access_token }: AuthSession) => ({
    'content-type': 'application/json',
    apikey: key,
    authorization: `Bearer ${access_token}`,
  });
  const patiently: Send = (input, init) => requestServer(input, init, options);
  const call = (session: AuthSession, name: string, args: object, send = patiently) =>
    send(`${url}/rest/v1/rpc/${name}`, { method: 'POST', headers: headersOf(session), body: JSON.stringify(args) });

  /** False also without an answer, or with one that cannot be read. */
  async function isProfileMissing(session: AuthSession): Promise<boolean> {
    const lookup = `${url}/rest/v1/users?select=id&id=eq.${session.user.id}`;
    try {
      const { body } = await impatiently(lookup, { headers: headersOf(session) });
      return v.parse(foundRows, body).length === 0;
    } catch {
      return false;
    }
  }

  return {
    /** Has the server create a missing profile. Rejects with a RequestError (`profile-missing`) if it cannot. */
    async ensureProfile(session: AuthSession): Promise<void> {
      if (!(await isProfileMissing(session))) return;
      const created = await call(session, 'sync_exchange', EMPTY_EXCHANGE).catch((cause: unknown) => {
        throw isRequestError(cause) ? new RequestError('profile-missing', { cause }) : cause;
      });
      if (!created.ok) throw new RequestError('profile-missing', { cause: created.status });
    },

    /** Deletes the account of a session that began right before. */
    async deleteAccountOf(session: AuthSession): Promise<void> {
      safeLocalStorage.setItem(memberKeys.deletion, session.user.id);
      bodyOf(await call(session, 'delete_account', {}), {});
    },

    /** The server's time in epoch milliseconds; null if it does not answer. */
    async serverTime(session: AuthSession): Promise<number | null> {
      try {
        const { body } = await call(session, 'sync_exchange', EMPTY_EXCHANGE, impatiently);
        const instant = Date.parse(v.parse(exchanged, body).server_now);
        return Number.isFinite(instant) ? instant : null;
      } catch {
        return null;
      }
    },
  };
}

type Send = (url: string, init: RequestInit) => Promise<Answer>;

const impatiently: Send = (url, init) => sendRequest(fetch, url, { ...init, timeoutMs: TIMEOUT_MS });
