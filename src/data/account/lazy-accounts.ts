import { RequestError } from '../server/request-error.ts';
import type { Accounts } from './accounts.ts';

/** Accounts that load with their first use: a member's start needs none of them. */
export function createLazyAccounts(
  load: () => Promise<Accounts>,
  isOnline: () => boolean = () => navigator.onLine,
): Accounts {
  let loading: Promise<Accounts> | null = null;

  async function open(): Promise<Accounts> {
    loading ??= load();
    try {
      return await loading;
    } catch (cause) {
      loading = null;
      throw new RequestError(isOnline() ? 'network' : 'offline', { cause });
    }
  }

  return {
    prepare: () =>
      void open().then(
        (accounts) => accounts.prepare(),
        // The operation itself loads them again, and reports its failure.
        () => {},
      ),
    signIn: async (input) => (await open()).signIn(input),
    signUp: async (input) => (await open()).signUp(input),
    requestReset: async (email) => (await open()).requestReset(email),
    acceptCallback: async (url) => (await open()).acceptCallback(url),
    acceptCode: async (mailed) => (await open()).acceptCode(mailed),
    setPassword: async (session, password) => (await open()).setPassword(session, password),
    changePassword: async (input) => (await open()).changePassword(input),
    deleteAccount: async (input) => (await open()).deleteAccount(input),
    async revoke(session) {
      // An app that cannot load its code cannot reach the server either.
      const accounts = await open().catch(() => null);
      await accounts?.revoke(session);
    },
  };
}
