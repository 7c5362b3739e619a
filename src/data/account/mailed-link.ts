const linkTypes = ['signup', 'recovery', 'email', 'magiclink', 'invite', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export type MailedLink =
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly type: LinkType | null;
    }
  | { readonly kind: 'code'; readonly code: string; readonly type: LinkType | null }
  | { readonly kind: 'token-hash'; readonly tokenHash: string; readonly type: LinkType }
  /** `reason`: a code of the auth server. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The first of the two links of a change of address. */
  | { readonly kind: 'message' }
  | { readonly kind: 'incomplete' };

/**
 * What a link does once the server has accepted it:
 * - `sign-up` signs in if this browser has registered the account; any other session of it is revoked
 * - `recovery` and `invite` name the account, and go on to a new password
 * - `login` names the account, and signs in
 * - `address` says that the address was changed; a session is revoked, since another client can start a change
 */
export type LinkPurpose = 'sign-up' | 'recovery' | 'invite' | 'login' | 'address';

const purposes: Readonly<Record<LinkType, LinkPurpose>> = {
  signup: 'sign-up',
  email: 'sign-up',
  recovery: 'recovery',
  invite: 'invite',
  magiclink: 'login',
  email_change: 'address',
};

/** A link without a type, as of PKCE, does the least. */
export function purposeOf(type: LinkType | null): LinkPurpose {
  return type === null ? 'sign-up' : purposes[type];
}

/** Reads the fragment first, then the query. An error takes precedence, and tokens count only as a pair. */
export function parseMailedLink(url: URL): MailedLink {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => fragment.get(name) || url.searchParams.get(name) || null;

  const reason = read('error_code') ?? read('error');
  if (reason !== null) return { kind: 'failed', reason };

  const type = linkTypes.find((known) => known === read('type')) ?? null;
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  if (accessToken !== null && refreshToken !== null) return { kind: 'tokens', accessToken, refreshToken, type };

  const tokenHash = read('token_hash');
  if (tokenHash !== null && type !== null) return { kind: 'token-hash', tokenHash, type };

  const code = read('code');
  if (code !== null) return { kind: 'code', code, type };
  return { kind: read('message') === null ? 'incomplete' : 'message' };
}
