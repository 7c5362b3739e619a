import type { Auth, Session } from '../../../sync/engine/ports.ts';
import type { Json } from '../../../sync/protocol/json.ts';
import { RequestError } from './request-error.ts';
import { createServerFetch } from './server-fetch.ts';

/** One request to the backend. */
export interface ServerRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Time limit in milliseconds, for slow operations. */
  readonly timeout?: number;
}

/** Sends a request as the member and returns any response below 500. Rejects with a RequestError. */
export type SendRequest = (request: ServerRequest) => Promise<Response>;

/** Posts `body` as the member and returns the JSON response. Rejects with a RequestError. */
export type ServerCall = (path: string, body: Json, signal?: AbortSignal) => Promise<unknown>;

export function createSendRequest(ports: {
  readonly memberId: string;
  readonly auth: Auth;
  readonly url: string;
  readonly key: string;
  readonly isOnline: () => boolean;
}): SendRequest {
  const { memberId, auth, url, key, isOnline } = ports;
  /** Never uses another member's token: someone else may have signed in on this device while the screen was open. */
  const tokenOf = (session: Session | null) => {
    if (session?.memberId !== memberId) throw new RequestError('rejected');
    return session.token;
  };
  return async ({ path, method, body, headers, signal, timeout }) => {
    // An aborted request is not retried.
    const sleep = (ms: number) => wait(ms, signal);
    const serverFetch = createServerFetch({
      fetch: (...call) => fetch(...call),
      isOnline,
      sleep,
      ...(timeout !== undefined && { timeout }),
    });
    const send = (token: string) =>
      serverFetch(`${url}/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          apikey: key,
          authorization: `Bearer ${token}`,
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const token = tokenOf(await auth.session());
    let response = await send(token);
    if (response.status === 401) response = await send(tokenOf(await auth.refresh(token)));
    signal?.throwIfAborted();
    return response;
  };
}

/** A ServerCall over `sendRequest`. */
export function createServerCall(sendRequest: SendRequest): ServerCall {
  return async (path, body, signal) => {
    const response = await sendRequest({ path, method: 'POST', body, signal });
    if (response.status === 429) throw new RequestError('throttled');
    if (!response.ok) throw new RequestError('rejected', { cause: response.status });
    return response.json();
  };
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
