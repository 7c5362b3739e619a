import type { GoTrueClient } from '@supabase/supabase-js';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { isRequestError, RequestError } from '../server/request-error.ts';
import type { RetryPorts } from '../server/retry.ts';
import { createAccountDeletion, type DeletionOptions } from './account-deletion.ts';
import {
  type AuthClientOptions,
  assertSession,
  createAuthClients,
  openSession,
  toRequestError,
} from './auth-client.ts';
import { createProfileCheck } from './ensure-profile.ts';
import { type CallbackResult, followCallback, type MailedCode, redeemCode } from './follow-callback.ts';
import type { LinkRequests } from './link-requests.ts';
import { readServerTime } from './server-time.ts';

export interface Accounts {
  /** A login without @ is completed with the default email domain. */
  readonly signIn: (input: { readonly login: string; readonly password: string }) => Promise<AuthSession>;
  /** Resolves the same way for new and known addresses, so that it reveals no accounts. */
  readonly signUp: (input: {
    readonly username: string;
    readonly email: string;
    readonly password: string;
  }) => Promise<void>;
  /** Resolves the same way for known and unknown addresses, so that it reveals no accounts. */
  readonly requestReset: (email: string) => Promise<void>;
  /** Exchanges the link of an email for a session, or confirms the address only (see CallbackResult). */
  readonly acceptCallback: (url: URL) => Promise<CallbackResult>;
  /** Exchanges the code of an email for a session, or confirms the address only, like its link. */
  readonly acceptCode: (mailed: MailedCode) => Promise<CallbackResult>;
  /** Sets the password in the session of a recovery link, then ends the member's other sessions. */
  readonly setPassword: (session: AuthSession, password: string) => Promise<PasswordChange>;
  /** Logs in with the current password, changes it, and ends all other sessions, also the one that was used so far. */
  readonly changePassword: (input: {
    readonly email: string;
    readonly current: string;
    readonly next: string;
  }) => Promise<PasswordChange>;
  /** Deletes the account and all its data on the server, after checking the password again. */
  readonly deleteAccount: (input: { readonly email: string; readonly password: string }) => Promise<void>;
  /** The server's time in epoch milliseconds; null if it does not answer. */
  readonly serverTime: (session: AuthSession) => Promise<number | null>;
  /** Ends the session on the server. Never rejects: an unreachable server must not block the local logout. */
  readonly revoke: (session: AuthSession) => Promise<void>;
}

interface PasswordChange {
  /** The member's session, renewed if it had expired. */
  readonly session: AuthSession;
  readonly othersSignedOut: boolean;
}

export type AccountsOptions = AuthClientOptions &
  DeletionOptions &
  Partial<RetryPorts> & {
    readonly emailDomain: string;
    readonly origin: string;
    readonly linkRequests: LinkRequests;
    /** A token that shows the auth server a person; unset where the project asks for none. */
    readonly readCaptchaToken?: (() => Promise<string>) | undefined;
  };

/** Account operations that need the network. They reject with a RequestError. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { sleep = wait, isOnline = () => navigator.onLine, emailDomain, origin, linkRequests } = options;
  const open = createAuthClients(options, { ...options, sleep, isOnline });
  const ensureProfile = createProfileCheck(options, { ...options, sleep, isOnline });
  const deleteAccountOf = createAccountDeletion(options, { ...options, sleep, isOnline });
  const callbackUrl = `${origin}/auth/callback`;
  // Without a connection the request itself fails, and says so.
  const captcha = async () =>
    options.readCaptchaToken && isOnline() ? { captchaToken: await options.readCaptchaToken() } : {};

  async function signIn({ login, password }: { readonly login: string; readonly password: string }) {
    const auth = open();
    const { data, error } = await auth.signInWithPassword({
      email: toAddress(login, emailDomain),
      password,
      options: await captcha(),
    });
    if (error) throw hideLoginReason(toRequestError(error));
    return assertSession(data.session);
  }

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

    async signUp({ username, email, password }) {
      const auth = open();
      const address = toAddress(email, emailDomain);
      const browser_hash = await linkRequests.rememberSignUp(address);
      const { error } = await auth.signUp({
        email: address,
        password,
        options: {
          emailRedirectTo: callbackUrl,
          data: { username: username.trim(), browser_hash },
          ...(await captcha()),
        },
      });
      if (error && !revealsAccount(error)) throw toRequestError(error);
    },

    async requestReset(email) {
      const auth = open();
      const address = toAddress(email, emailDomain);
      await linkRequests.rememberReset(address);
      const { error } = await auth.resetPasswordForEmail(address, { redirectTo: callbackUrl, ...(await captcha()) });
      if (error && !revealsAccount(error)) throw toRequestError(error);
    },

    acceptCallback: (url) => followCallback({ open, linkRequests, revoke, ensureProfile }, url),

    acceptCode: (mailed) =>
      redeemCode(
        { open, linkRequests, revoke, ensureProfile },
        { ...mailed, email: toAddress(mailed.email, emailDomain) },
      ),

    async setPassword(session, password) {
      const auth = open();
      await openSession(auth, session);
      const { error } = await auth.updateUser({ password });
      // same_password counts as success: the response to a first attempt may have been lost.
      if (error && error.code !== 'same_password') throw toRequestError(error);
      return endOtherSessions(auth);
    },

    async changePassword({ email, current, next }) {
      const session = await signIn({ login: email, password: current });
      const auth = open();
      await openSession(auth, session);
      const { error } = await auth.updateUser({ password: next, current_password: current });
      if (error) {
        await revoke(session);
        throw toRequestError(error);
      }
      return endOtherSessions(auth);
    },

    deleteAccount: async ({ email, password }) => deleteAccountOf(await signIn({ login: email, password })),

    serverTime: (session) => readServerTime(options, session),

    revoke,
  };
}

/** GoTrue ends the other sessions with the change itself; this tells whether it did. */
async function endOtherSessions(auth: GoTrueClient): Promise<PasswordChange> {
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

/** Maps wrong password, unknown address and closed account to one error code. */
function hideLoginReason(error: RequestError): RequestError {
  return error.code === 'rejected' ? new RequestError('invalid-credentials', { cause: error }) : error;
}

/** Normalizes full-width characters (NFKC), which Japanese keyboards produce. */
function toAddress(login: string, domain: string): string {
  const plain = login.normalize('NFKC').trim();
  return plain.includes('@') ? plain : `${plain}@${domain}`;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
