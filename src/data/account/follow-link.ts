import type { GoTrueClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { assertSession, openSessionOfTokens, toRequestError } from './auth-client.ts';
import type { LinkRequests } from './link-requests.ts';
import { type LinkType, type MailedLink, purposeOf } from './mailed-link.ts';

export type LinkResult =
  /** The link of a registration in this browser. */
  | { readonly kind: 'signed-in'; readonly session: AuthSession }
  /**
   * The link of an account that was registered elsewhere, maybe by somebody else: only the password opens it. `isConfirmed`
   * tells whether the link has confirmed its address, `hasForm` whether it was registered with our form, which asks for a
   * password. */
  | {
      readonly kind: 'elsewhere';
      readonly memberId: string;
      readonly email: string | null;
      readonly isConfirmed: boolean;
      readonly hasForm: boolean;
    }
  /** A session that opens once the member has accepted the account; `needsPassword`: after a new one. */
  | {
      readonly kind: 'offered';
      readonly session: AuthSession;
      readonly needsPassword: boolean;
      /** Whether this browser asked for the link. */
      readonly isOwnRequest: boolean;
    }
  /** A change of address, of which another client sends two links. */
  | { readonly kind: 'address'; readonly isComplete: boolean };

interface LinkPorts {
  readonly open: () => GoTrueClient;
  readonly linkRequests: LinkRequests;
  readonly revoke: (session: AuthSession) => Promise<void>;
  /** Rejects when the member has no profile and none can be created. */
  readonly ensureProfile: (session: AuthSession) => Promise<void>;
}

export async function followLink(ports: LinkPorts, link: MailedLink): Promise<LinkResult> {
  switch (link.kind) {
    case 'failed':
      throw toRequestError({ code: link.reason });
    case 'incomplete':
      throw new RequestError('rejected');
    case 'message':
      return { kind: 'address', isComplete: false };
    default:
      return completeLink(ports, link.type, await exchange(ports.open(), link));
  }
}

/** The code of an email, as the member has typed it, with the address that it was sent to. */
export interface MailedCode {
  readonly kind: 'signup' | 'recovery';
  readonly email: string;
  readonly code: string;
}

/** Exchanges the code of an email for a session, like its link; the member has named the account already. */
export async function redeemCode(ports: LinkPorts, { kind, email, code }: MailedCode): Promise<LinkResult> {
  const auth = ports.open();
  const { data, error } = await auth.verifyOtp({ email, token: code, type: kind });
  if (error) throw toRequestError(error);
  const result = await completeLink(ports, kind, data.session);
  return result.kind === 'offered' ? { ...result, isOwnRequest: true } : result;
}

async function completeLink(ports: LinkPorts, type: LinkType | null, opened: unknown): Promise<LinkResult> {
  const purpose = purposeOf(type);
  if (purpose === 'address') {
    if (opened !== null) await ports.revoke(assertSession(opened));
    return { kind: 'address', isComplete: opened !== null };
  }
  if (purpose === 'sign-up') return completeSignUp(ports, opened, type);
  const session = assertSession(opened);
  const email = session.user.email ?? null;
  // An account that was not registered with our form may never have had a password of its member's.
  const needsPassword = purpose !== 'login' || readBrowserHash(opened) === null;
  const isOwnRequest = purpose === 'recovery' && email !== null && (await ports.linkRequests.isOwnReset(email));
  return { kind: 'offered', session, needsPassword, isOwnRequest };
}

/** Keeps the session of a confirmed address only if this browser has registered the account; see LinkRequests. */
async function completeSignUp(
  { linkRequests, revoke, ensureProfile }: LinkPorts,
  opened: unknown,
  type: LinkType | null,
): Promise<LinkResult> {
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
  return { kind: 'elsewhere', memberId: session.user.id, email, isConfirmed: type !== null, hasForm: hash !== null };
}

const signedUp = v.object({ user: v.object({ user_metadata: v.object({ browser_hash: v.string() }) }) });

/** The hash that the first sign-up of the account stored; null for an account without one. */
function readBrowserHash(session: unknown): string | null {
  return readAs(signedUp, session)?.user.user_metadata.browser_hash ?? null;
}

type Exchangeable = Extract<MailedLink, { kind: 'tokens' | 'token-hash' | 'code' }>;

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
      // A PKCE code works only with the verifier of its browser, and our own emails carry tokens.
      if (error) throw toRequestError(error, 'link-elsewhere');
      return data.session;
    }
  }
}
