import { createClient } from '@supabase/supabase-js';
import type { Auth, Session } from '../../../sync/engine/ports.ts';
import { RequestError } from './request-error.ts';
import { createServerFetch, errorsAsResponses } from './server-fetch.ts';

/** Time limit of an Edge Function in milliseconds; it responds within ten seconds, the rest allows for a slow network. */
const FUNCTION_TIMEOUT = 30_000;

/** The member's Supabase client, and its `fetch` for what the client does not have, by a path of the backend. */
export function createMemberClient(ports: {
  readonly memberId: string;
  readonly auth: Auth;
  readonly url: string;
  readonly key: string;
  readonly isOnline: () => boolean;
}) {
  const { memberId, auth, url, key, isOnline } = ports;

  /** Never another member's token: someone else may have signed in on this device while the screen was open. */
  async function tokenOf(session: Promise<Session | null>): Promise<string> {
    const current = await session.catch((cause: unknown) => {
      throw new RequestError('server', { cause });
    });
    if (current?.memberId !== memberId) throw new RequestError('rejected');
    return current.token;
  }

  async function fetchAsMember(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { signal } = init;
    const target = new URL(String(input), `${url}/`);
    const serverFetch = createServerFetch({
      isOnline,
      // An aborted request is not retried.
      sleep: (ms) => wait(ms, signal),
      ...(target.pathname.includes('functions/v1/') && { timeout: FUNCTION_TIMEOUT }),
    });
    const send = (token: string) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', key);
      headers.set('authorization', `Bearer ${token}`);
      return serverFetch(target, { ...init, headers });
    };
    const token = await tokenOf(auth.session());
    let response = await send(token);
    if (response.status === 401) response = await send(await tokenOf(auth.refresh(token)));
    signal?.throwIfAborted();
    return response;
  }

  const supabase = createClient(url, key, {
    // For Realtime; a request gets its token from fetchAsMember(), which can reject without one.
    accessToken: () => tokenOf(auth.session()).catch(() => null),
    global: { fetch: errorsAsResponses(fetchAsMember) },
  });
  return { supabase, fetch: fetchAsMember };
}

function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
