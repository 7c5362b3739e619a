import type { AuthSession } from '../../sync/protocol/auth-session.ts';

/** Seconds for which an access token is valid. */
const TOKEN_LIFETIME = 3600;

/** Issues and renews sessions with rotating refresh tokens, as Supabase Auth does. */
export interface AuthServer {
  signIn(memberId: string): AuthSession;
  /** Null for an unknown, replaced or revoked refresh token. */
  renew(refreshToken: string): AuthSession | null;
  /** The member of an access token; null when it has expired. */
  memberOf(token: string): string | null;
  /** Ends all sessions of a member. */
  revoke(memberId: string): void;
}

/** The sessions that descend from one sign-in. */
interface SessionFamily {
  readonly memberId: string;
  /** The newest refresh token. */
  current: string;
  /** The one before it, which is accepted until the newest has been used: its response may have been lost. */
  parent: string | null;
}

export function createAuthServer(now: () => number, uuid: () => string): AuthServer {
  const families = new Set<SessionFamily>();

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

  return {
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
    revoke(memberId) {
      for (const family of families) if (family.memberId === memberId) families.delete(family);
    },
  };
}
