/** The link types that the server accepts with a token hash. */
const linkTypes = ['signup', 'recovery', 'email', 'magiclink', 'invite', 'email_change'] as const;
type LinkType = (typeof linkTypes)[number];

/** The contents of an email link, as parsed from the callback URL. */
export type CallbackLink =
  | { readonly kind: 'tokens'; readonly accessToken: string; readonly refreshToken: string; readonly recovery: boolean }
  | { readonly kind: 'code'; readonly code: string; readonly recovery: boolean }
  | { readonly kind: 'token-hash'; readonly tokenHash: string; readonly type: LinkType }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'none' };

/** Reads the fragment first, then the query. An error takes precedence, and tokens count only as a pair. */
export function parseCallbackLink(url: URL): CallbackLink {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => fragment.get(name) || url.searchParams.get(name) || null;

  const reason = read('error_code') ?? read('error');
  if (reason !== null) return { kind: 'failed', reason };

  const recovery = read('type') === 'recovery';
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  if (accessToken !== null && refreshToken !== null) return { kind: 'tokens', accessToken, refreshToken, recovery };

  const tokenHash = read('token_hash');
  const type = linkTypes.find((known) => known === read('type'));
  if (tokenHash !== null && type !== undefined) return { kind: 'token-hash', tokenHash, type };

  const code = read('code');
  return code === null ? { kind: 'none' } : { kind: 'code', code, recovery };
}
