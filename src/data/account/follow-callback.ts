import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { RequestError } from '../server/request-error.ts';
import { type AuthClient, assertSession, openSession, toRequestError } from './auth-client.ts';
import { type CallbackLink, parseCallbackLink } from './callback-link.ts';

/** `existing`: the URL carries no tokens, so the current session stays. */
export type CallbackResult =
  | { readonly kind: 'signed-in'; readonly session: AuthSession }
  | { readonly kind: 'recovery'; readonly session: AuthSession }
  | { readonly kind: 'existing' };

/** Exchanges an email link for a session. Sends no request when the link carries nothing. */
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
      if (error) throw toCodeError(toRequestError(error));
      return assertSession(data.session);
    }
  }
}

/**
 * A PKCE code works only in the browser that holds its verifier. Our own emails carry tokens, so a code always comes
 * from another browser.
 */
function toCodeError(error: RequestError): RequestError {
  return error.code === 'rejected' ? new RequestError('link-elsewhere', { cause: error }) : error;
}
