import type { AuthSession } from '../../sync/contracts/auth-session.ts';

const LIFETIME = 3600;

/** Hands out sessions and renews them, each refresh token once, as Supabase Auth does. */
export interface AuthServer {
  signIn(memberId: string): AuthSession;
  /** Null when the refresh token is not good any more. */
  renew(refreshToken: string): AuthSession | null;
  /** The member whose valid token this is. */
  memberOf(token: string): string | null;
  /** Ends all sessions of a member. */
  revoke(memberId: string): void;
}

interface Family {
  readonly memberId: string;
  /** The newest refresh token, and the one before it: good as long as the newest has not been used. */
  current: string;
  parent: string | null;
}

export function createAuthServer(now: () => number, uuid: () => string): AuthServer {
  const families = new Set<Family>();

  function issue(family: Family): AuthSession {
    const expires = Math.floor(now() / 1000) + LIFETIME;
    const token = `${family.memberId}/${expires}/${uuid()}`;
    return {
      access_token: token,
      refresh_token: family.current,
      expires_at: expires,
      expires_in: LIFETIME,
      user: { id: family.memberId },
    };
  }

  return {
    signIn(memberId) {
      const family: Family = { memberId, current: uuid(), parent: null };
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
    revoke(memberId) {
      for (const family of families) if (family.memberId === memberId) families.delete(family);
    },
  };
}
