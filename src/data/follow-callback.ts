import type { AuthSession } from '../../sync/contracts/auth-session.ts';
import { type AuthClient, assertSession, openSession, toRequestError } from './auth-client.ts';
import { type CallbackLink, parseCallbackLink } from './callback-link.ts';
import { RequestError } from './request-error.ts';

/** `existing`: the page was opened without a link's tokens, and whoever is signed in stays so. */
export type CallbackResult =
  | { readonly kind: 'signed-in'; readonly session: AuthSession }
  | { readonly kind: 'recovery'; readonly session: AuthSession }
  | { readonly kind: 'existing' };

/** Turns what the link brought into a session. Nothing reaches the server when there is nothing to ask. */
export async function followCallback(open: () => Promise<AuthClient>, url: URL): Promise<CallbackResult> {
  const link = parseCallbackLink(url);
  if (link.kind === 'none') return { kind: 'existing' };
  if (link.kind === 'failed') throw toRequestError({ code: link.reason });
  const session = await exchange(await open(), link);
  const recovery = link.kind === 'token-hash' ? link.type === 'recovery' : link.recovery;
  return { kind: recovery ? 'recovery' : 'signed-in', session };
}

type Exchangeable = Exclude<CallbackLink, { kind: 'none' | 'failed' }>;

async function exchange(auth: AuthClient, link: Exchangeable): Promise<AuthSession> {
  switch (link.kind) {
    case 'tokens':
      return openSession(auth, { access_token: link.accessToken, refresh_token: link.refreshToken });
    case 'token-hash': {
      const { data, error } = await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
      if (error) throw toRequestError(error);
      return assertSession(data.session);
    }
    case 'code': {
      const { data, error } = await auth.exchangeCodeForSession(link.code);
      if (error) throw refusedCode(toRequestError(error));
      return assertSession(data.session);
    }
  }
}

/**
 * A code opens only with the verifier of the browser that asked for it. Our own mails carry tokens, so a code comes from
 * elsewhere, and this browser has no verifier for it.
 */
function refusedCode(error: RequestError): RequestError {
  return error.code === 'rejected' ? new RequestError('link-elsewhere', { cause: error }) : error;
}
