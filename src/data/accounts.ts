import type { AuthSession } from '../../sync/contracts/auth-session.ts';
import { createAccountDeletion } from './account-deletion.ts';
import {
  type AuthClientOptions,
  assertSession,
  createAuthClients,
  openSession,
  toRequestError,
} from './auth-client.ts';
import { type CallbackResult, followCallback } from './follow-callback.ts';
import { isRequestError, RequestError } from './request-error.ts';
import type { RetryPorts } from './retry.ts';

export interface Accounts {
  /** Fetches what signing in needs, so that it is here when a train goes into a tunnel. Failure is harmless. */
  readonly prepare: () => void;
  /** A name without @ stands for an address of the default domain. */
  readonly signIn: (input: { readonly login: string; readonly password: string }) => Promise<AuthSession>;
  /** Ends alike for new and for known addresses. */
  readonly signUp: (input: {
    readonly username: string;
    readonly email: string;
    readonly password: string;
  }) => Promise<void>;
  /** Ends alike for known and for unknown addresses. */
  readonly requestReset: (email: string) => Promise<void>;
  /** Follows the link of a mail. */
  readonly acceptCallback: (url: URL) => Promise<CallbackResult>;
  /** Sets the password, then ends the member's other sessions. */
  readonly setPassword: (session: AuthSession, password: string) => Promise<PasswordChange>;
  /** Deletes the account and everything of it on the server; the password must be given once more. */
  readonly deleteAccount: (input: { readonly email: string; readonly password: string }) => Promise<void>;
  /** Ends the session on the server. Never rejects: what cannot be told there has ended here all the same. */
  readonly revoke: (session: AuthSession) => Promise<void>;
}

interface PasswordChange {
  /** The member's session, which may have been renewed on the way. */
  readonly session: AuthSession;
  /** False when the server could not be told to end the other sessions. */
  readonly othersSignedOut: boolean;
}

export type AccountsOptions = AuthClientOptions &
  Partial<RetryPorts> & { readonly emailDomain: string; readonly origin: string };

/** The member's account on the server: everything about it that needs the network. Rejects with a RequestError. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { sleep = wait, isOnline = () => navigator.onLine, emailDomain, origin } = options;
  const open = createAuthClients(options, { ...options, sleep, isOnline });
  const deleteAccountOf = createAccountDeletion(options, { ...options, sleep, isOnline });
  const callbackUrl = `${origin}/auth/callback`;

  async function signIn({ login, password }: { readonly login: string; readonly password: string }) {
    const auth = await open();
    const { data, error } = await auth.signInWithPassword({ email: toAddress(login, emailDomain), password });
    if (error) throw hideLoginReason(toRequestError(error));
    return assertSession(data.session);
  }

  return {
    prepare: () => void options.loadClient().catch(() => {}),

    signIn,

    async signUp({ username, email, password }) {
      const auth = await open();
      const { error } = await auth.signUp({
        email: toAddress(email, emailDomain),
        password,
        options: { emailRedirectTo: callbackUrl, data: { username: username.trim() } },
      });
      if (error && !revealsAccount(error)) throw toRequestError(error);
    },

    async requestReset(email) {
      const auth = await open();
      const { error } = await auth.resetPasswordForEmail(toAddress(email, emailDomain), { redirectTo: callbackUrl });
      if (error && !revealsAccount(error)) throw toRequestError(error);
    },

    acceptCallback: (url) => followCallback(open, url),

    async setPassword(held, password) {
      const auth = await open();
      await openSession(auth, held);
      const { error } = await auth.updateUser({ password });
      // Already the password: the answer to a first attempt was lost, or the member remembered the old one.
      if (error && error.code !== 'same_password') throw toRequestError(error);
      const session = assertSession((await auth.getSession()).data.session);
      const others = await auth.admin.signOut(session.access_token, 'others');
      return { session, othersSignedOut: others.error === null };
    },

    deleteAccount: async ({ email, password }) => deleteAccountOf(await signIn({ login: email, password })),

    async revoke(session) {
      try {
        const auth = await open();
        await openSession(auth, session);
        await auth.signOut({ scope: 'local' });
      } catch (error) {
        if (!isRequestError(error)) throw error;
      }
    },
  };
}

const memberCodes: ReadonlySet<string> = new Set(['email_exists', 'user_already_exists', 'user_not_found']);

/** Refusals that only an address with an account can get: whoever asks learns nothing from them. */
function revealsAccount({ code, message }: { readonly code?: string | undefined; readonly message: string }) {
  // One code for two limits: that of the address, which names seconds, and that of all mail, when nothing was sent.
  if (code === 'over_email_send_rate_limit') return /after \d+ seconds?/.test(message);
  return memberCodes.has(code ?? '');
}

/** Wrong password, unknown address, closed account: the server's refusal has one name. */
function hideLoginReason(error: RequestError): RequestError {
  return error.code === 'rejected' ? new RequestError('invalid-credentials', { cause: error }) : error;
}

/** Full-width characters, which Japanese keyboards leave behind, count as the plain ones. */
function toAddress(login: string, domain: string): string {
  const plain = login.normalize('NFKC').trim();
  return plain.includes('@') ? plain : `${plain}@${domain}`;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
