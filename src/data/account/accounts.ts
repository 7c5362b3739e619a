import type { GoTrueClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { isRequestError, RequestError } from '../../../sync/model/request-error.ts';
import { storedText } from '../../../sync/model/text/stored-text.ts';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { type Answer, sendRequest } from '../../../sync/protocol/send-request.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { bodyOf } from '../server/server-call.ts';
import { requestServer } from '../server/server-request.ts';
import {
  type AuthClientOptions,
  assertSession,
  createAuthClients,
  openSession,
  toRequestError,
} from './auth-client.ts';
import { followLink, type MailedCode, redeemCode } from './follow-link.ts';
import type { LinkRequests } from './link-requests.ts';
import type { MailedLink } from './mailed-link.ts';
import { plainLogin } from './plain-email.ts';

export interface AccountsOptions extends AuthClientOptions {
  readonly emailDomain: string;
  readonly origin: string;
  readonly linkRequests: LinkRequests;
  /** A token that shows the auth server a person; unset where the project asks for none. */
  readonly readCaptchaToken?: (() => Promise<string>) | undefined;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Account operations that need the network. They reject with a RequestError. */
export function createAccounts(options: AccountsOptions) {
  const { isOnline = () => navigator.onLine, emailDomain, origin, linkRequests } = options;
  const open = createAuthClients(options);
  const { ensureProfile, deleteAccountOf, serverTime } = createAccountRequests(options);
  const linkPorts = { open, linkRequests, revoke, ensureProfile };
  const callbackUrl = `${origin}/auth/callback`;
  // Without a connection the request itself fails, and says so.
  const captcha = async () =>
    options.readCaptchaToken && isOnline() ? { captchaToken: await options.readCaptchaToken() } : {};

  /** A login without @ is completed with the default email domain. */
  async function signIn({ login, password }: { readonly login: string; readonly password: string }) {
    const auth = open();
    const { data, error } = await auth.signInWithPassword({
      email: plainLogin(login, emailDomain),
      password,
      options: await captcha(),
    });
    // One code for a wrong password, an unknown address and a closed account.
    if (error) throw toRequestError(error, 'invalid-credentials');
    return assertSession(data.session);
  }

  /** Ends the session on the server. Never rejects: an unreachable server must not block the local logout. */
  async function revoke(session: AuthSession): Promise<void> {
    try {
      const auth = open();
      await openSession(auth, session);
      await auth.signOut({ scope: 'local' });
    } catch (error) {
      if (!isRequestError(error)) throw error;
    }
  }

  return {
    signIn,
    revoke,
    serverTime,

    /** Resolves the same way for new and known addresses, so that it reveals no accounts. */
    async signUp(input: { readonly username: string; readonly email: string; readonly password: string }) {
      const auth = open();
      const { username, password } = input;
      const email = plainLogin(input.email, emailDomain);
      const browser_hash = await linkRequests.rememberSignUp(email);
      const { error } = await auth.signUp({
        email,
        password,
        options: {
          emailRedirectTo: callbackUrl,
          data: { username: storedText(username), browser_hash },
          ...(await captcha()),
        },
      });
      if (error && !revealsAccount(error)) throw toRequestError(error);
    },

    /** Resolves the same way for known and unknown addresses, so that it reveals no accounts. */
    async requestReset(email: string) {
      const auth = open();
      const address = plainLogin(email, emailDomain);
      await linkRequests.rememberReset(address);
      const { error } = await auth.resetPasswordForEmail(address, { redirectTo: callbackUrl, ...(await captcha()) });
      if (error && !revealsAccount(error)) throw toRequestError(error);
    },

    /** Exchanges the link of an email for a session, or confirms the address only (see LinkResult). */
    acceptLink: (link: MailedLink) => followLink(linkPorts, link),

    /** Exchanges the code of an email for a session, or confirms the address only, like its link. */
    acceptCode: (mailed: MailedCode) =>
      redeemCode(linkPorts, { ...mailed, email: plainLogin(mailed.email, emailDomain) }),

    /** Sets the password in the session of a recovery link, then ends the member's other sessions. */
    async setPassword(session: AuthSession, password: string) {
      const auth = open();
      await openSession(auth, session);
      const { error } = await auth.updateUser({ password });
      // same_password counts as success: the response to a first attempt may have been lost.
      if (error && error.code !== 'same_password') throw toRequestError(error);
      return endOtherSessions(auth);
    },

    /** Logs in with the current password, changes it, and ends all other sessions, also the one that was used so far. */
    async changePassword(input: { readonly email: string; readonly current: string; readonly next: string }) {
      const session = await signIn({ login: input.email, password: input.current });
      const auth = open();
      await openSession(auth, session);
      const { error } = await auth.updateUser({ password: input.next, current_password: input.current });
      if (error) {
        await revoke(session);
        throw toRequestError(error);
      }
      return endOtherSessions(auth);
    },

    /** Deletes the account and all its data on the server, after checking the password again. */
    deleteAccount: async ({ email, password }: { readonly email: string; readonly password: string }) =>
      deleteAccountOf(await signIn({ login: email, password })),
  };
}

/** The member's session, renewed if it had expired. GoTrue ends the others with the change itself; this tells whether it did. */
async function endOtherSessions(auth: GoTrueClient) {
  const session = assertSession((await auth.getSession()).data.session);
  const others = await auth.admin.signOut(session.access_token, 'others');
  return { session, othersSignedOut: others.error === null };
}

const memberCodes: ReadonlySet<string> = new Set(['email_exists', 'user_already_exists', 'user_not_found']);

/** Whether an error occurs only for addresses with an account. Such errors are hidden from the caller. */
function revealsAccount({ code, message }: { readonly code?: string | undefined; readonly message: string }) {
  // Supabase uses one code for two limits: per address (its message names seconds) and per project (no mail was sent).
  if (code === 'over_email_send_rate_limit') return /after \d+ seconds?/.test(message);
  return memberCodes.has(code ?? '');
}

/** Milliseconds for what a sign-in goes on without: a missing profile, and the server's time. */
const TIMEOUT_MS = 4000;

/** Without a supported schema the exchange returns no rows. */
const EMPTY_EXCHANGE = { req: { v: 1, schema: 0, since: 0, limit: 1 } };

const exchanged = v.object({ server_now: v.string() });

/** The requests of a login that do not go to the auth server.  */
function createAccountRequests(options: AuthClientOptions) {
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
