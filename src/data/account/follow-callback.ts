import type { GoTrueClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { assertSession, openSessionOfTokens, toRequestError } from './auth-client.ts';
import type { LinkRequests } from './link-requests.ts';

export type CallbackResult =
  /** The link of a registration in this browser. */
  | { readonly kind: 'signed-in'; readonly session: AuthSession }
  /**
   * The link of an account that was registered elsewhere, maybe by somebody else: only the password opens it. `isConfirmed`
   * tells whether the link has confirmed its address. */
  | {
      readonly kind: 'elsewhere';
      readonly memberId: string;
      readonly email: string | null;
      readonly isConfirmed: boolean;
    }
  /** `isOwnRequest`: this browser asked for the link. */
  | { readonly kind: 'recovery'; readonly session: AuthSession; readonly isOwnRequest: boolean }
  /** The URL carries no tokens, so the current session stays. */
  | { readonly kind: 'existing' };

interface CallbackPorts {
  readonly open: () => GoTrueClient;
  readonly linkRequests: LinkRequests;
  readonly revoke: (session: AuthSession) => Promise<void>;
  /** Rejects when the member has no profile and none can be created. */
  readonly ensureProfile: (session: AuthSession) => Promise<void>;
}

/** Exchanges an email link for a session. Sends no request when the link carries nothing. */
export async function followCallback(ports: CallbackPorts, url: URL): Promise<CallbackResult> {
  const link = parseCallbackLink(url);
  if (link.kind === 'none') return { kind: 'existing' };
  if (link.kind === 'failed') throw toRequestError({ code: link.reason });
  const opened = await exchange(ports.open(), link);
  if (link.type !== 'recovery') return completeSignUp(ports, opened, link.type);
  const session = assertSession(opened);
  const email = session.user.email ?? null;
  return { kind: 'recovery', session, isOwnRequest: email !== null && (await ports.linkRequests.isOwnReset(email)) };
}

/** The code of an email, as the member has typed it, with the address that it was sent to. */
export interface MailedCode {
  readonly kind: 'signup' | 'recovery';
  readonly email: string;
  readonly code: string;
}

/** Exchanges the code of an email for a session, like its link; the member has named the account already. */
export async function redeemCode(ports: CallbackPorts, { kind, email, code }: MailedCode): Promise<CallbackResult> {
  const auth = ports.open();
  const { data, error } = await auth.verifyOtp({ email, token: code, type: kind });
  if (error) throw toRequestError(error);
  if (kind === 'signup') return completeSignUp(ports, data.session, kind);
  return { kind: 'recovery', session: assertSession(data.session), isOwnRequest: true };
}

/** Keeps the session of a confirmed address only if this browser has registered the account; see LinkRequests. */
async function completeSignUp(
  { linkRequests, revoke, ensureProfile }: CallbackPorts,
  opened: unknown,
  type: LinkType | null,
): Promise<CallbackResult> {
  const session = assertSession(opened);
  const email = session.user.email ?? null;
  const hash = readBrowserHash(opened);
  if (email !== null && hash !== null && (await linkRequests.takeSignUp(email, hash))) {
    await ensureProfile(session).catch(async (error: unknown) => {
      await revoke(session);
      throw error;
    });
    return { kind: 'signed-in', session };
  }
  await revoke(session);
  const isConfirmed = type === 'signup' || type === 'email' || type === 'invite';
  return { kind: 'elsewhere', memberId: session.user.id, email, isConfirmed };
}

const signedUp = v.object({ user: v.object({ user_metadata: v.object({ browser_hash: v.string() }) }) });

/** The hash that the first sign-up of the account stored; null for an account without one. */
function readBrowserHash(session: unknown): string | null {
  return readAs(signedUp, session)?.user.user_metadata.browser_hash ?? null;
}

type Exchangeable = Exclude<CallbackLink, { kind: 'none' | 'failed' }>;

async function exchange(auth: GoTrueClient, link: Exchangeable): Promise<unknown> {
  switch (link.kind) {
    case 'tokens':
      return openSessionOfTokens(auth, { access_token: link.accessToken, refresh_token: link.refreshToken });
    case 'token-hash': {
      const { data, error } = await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
      if (error) throw toRequestError(error);
      return data.session;
    }
    case 'code': {
      const { data, error } = await auth.exchangeCodeForSession(link.code);
      if (error) throw toCodeError(toRequestError(error));
      return data.session;
    }
  }
}

/** A PKCE code works only with the verifier of its browser, and our own emails carry tokens. */
function toCodeError(error: RequestError): RequestError {
  return error.code === 'rejected' ? new RequestError('link-elsewhere', { cause: error }) : error;
}

/** The link types that the server accepts with a token hash. */
const linkTypes = ['signup', 'recovery', 'email', 'magiclink', 'invite', 'email_change'] as const;
type LinkType = (typeof linkTypes)[number];

/** The contents of an email link, as parsed from the callback URL. */
type CallbackLink =
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly type: LinkType | null;
    }
  | { readonly kind: 'code'; readonly code: string; readonly type: LinkType | null }
  | { readonly kind: 'token-hash'; readonly tokenHash: string; readonly type: LinkType }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'none' };

/** Reads the fragment first, then the query. An error takes precedence, and tokens count only as a pair. */
export function parseCallbackLink(url: URL): CallbackLink {
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
  return code === null ? { kind: 'none' } : { kind: 'code', code, type };
}
