import type { AuthSession } from '../../sync/protocol/auth-session.ts';

/** Seconds for which an access token is valid. */
const TOKEN_LIFETIME = 3600;

/** Issues and renews sessions with rotating refresh tokens, as Supabase Auth does. */
export interface AuthServer {
  hasAccount(memberId: string): boolean;
  signIn(memberId: string): AuthSession;
  /** Null for an unknown, replaced or revoked refresh token. */
  renew(refreshToken: string): AuthSession | null;
  /** The member of an access token; null when it has expired. */
  memberOf(token: string): string | null;
  /** Ends all sessions of a member. */
  revoke(memberId: string): void;
  /** Deletes an account with its sessions. */
  deleteAccount(memberId: string): void;
  /** A copy of all accounts and sessions, as a backup has it and as the runbook carries it across a restore. */
  exportState(): AuthState;
  importState(state: AuthState): void;
}

export interface AuthState {
  readonly accounts: ReadonlySet<string>;
  readonly families: readonly SessionFamily[];
}

/** The sessions that descend from one sign-in. */
interface SessionFamily {
  readonly memberId: string;
  /** The newest refresh token. */
  current: string;
  /** The one before it, which is accepted until the newest has been used: its response may have been lost. */
  parent: string | null;
}

export function createAuthServer(memberIds: readonly string[], now: () => number, uuid: () => string): AuthServer {
  let accounts: ReadonlySet<string> = new Set(memberIds);
  let families = new Set<SessionFamily>();

  function issue(family: SessionFamily): AuthSession {
    const expires = Math.floor(now() / 1000) + TOKEN_LIFETIME;
    const token = `${family.memberId}/${expires}/${uuid()}`;
    return {
      access_token: token,
      refresh_token: family.current,
      expires_at: expires,
      expires_in: TOKEN_LIFETIME,
      user: { id: family.memberId },
    };
  }

  function revoke(memberId: string) {
    for (const family of families) if (family.memberId === memberId) families.delete(family);
  }

  return {
    hasAccount: (memberId) => accounts.has(memberId),
    signIn(memberId) {
      const family: SessionFamily = { memberId, current: uuid(), parent: null };
      families.add(family);
      return issue(family);
    },
    renew(refreshToken) {
      for (const family of families) {
        if (family.parent === refreshToken) return issue(family);
        if (family.current !== refreshToken) continue;
        family.parent = family.current;
        family.current = uuid();
        return issue(family);
      }
      return null;
    },
    memberOf(token) {
      const [memberId, expires] = token.split('/');
      return memberId !== undefined && Number(expires) * 1000 > now() ? memberId : null;
    },
    revoke,
    deleteAccount(memberId) {
      accounts = new Set([...accounts].filter((id) => id !== memberId));
      revoke(memberId);
    },
    exportState: () => ({ accounts, families: [...families].map((family) => ({ ...family })) }),
    importState(state) {
      accounts = state.accounts;
      families = new Set(state.families.map((family) => ({ ...family })));
    },
  };
}
