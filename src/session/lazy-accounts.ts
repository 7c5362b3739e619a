import type { Accounts } from '../data/account/accounts.ts';
import { createLoadOnce } from '../data/server/load-once.ts';

export interface LazyAccounts extends Accounts {
  /** Loads them, so that a later sign-in survives a short network loss. Never rejects. */
  readonly prepare: () => void;
}

/** Accounts that load with their first use: a member's start needs none of them. */
export function createLazyAccounts(load: () => Promise<Accounts>, isOnline?: () => boolean): LazyAccounts {
  const open = createLoadOnce(load, isOnline);
  return {
    // The operation itself loads them again, and reports its failure.
    prepare: () => void open().catch(() => {}),
    signIn: async (input) => (await open()).signIn(input),
    signUp: async (input) => (await open()).signUp(input),
    requestReset: async (email) => (await open()).requestReset(email),
    acceptLink: async (link) => (await open()).acceptLink(link),
    acceptCode: async (mailed) => (await open()).acceptCode(mailed),
    setPassword: async (session, password) => (await open()).setPassword(session, password),
    changePassword: async (input) => (await open()).changePassword(input),
    deleteAccount: async (input) => (await open()).deleteAccount(input),
    serverTime: async (session) => (await open()).serverTime(session),
    async revoke(session) {
      // An app that cannot load its code cannot reach the server either.
      const accounts = await open().catch(() => null);
      await accounts?.revoke(session);
    },
  };
}
