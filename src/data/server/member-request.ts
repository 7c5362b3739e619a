import type { Auth, Session } from '../../../sync/engine/ports.ts';
import type { Body } from '../../../sync/model/json.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { Answer } from '../../../sync/protocol/send-request.ts';
import { requestServer } from './server-request.ts';

/** Time limit of an Edge Function in milliseconds; it responds within ten seconds, the rest allows for a slow network. */
const FUNCTION_TIMEOUT = 30_000;

export interface MemberRequestOptions {
  readonly method?: 'GET' | 'PATCH' | 'POST';
  readonly body?: Body | readonly Body[];
  readonly headers?: Readonly<Record<string, string>>;
  /** An aborted request is not repeated, and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Sends a request to a path of the backend as the member. Rejects with a RequestError when there is no answer. */
export type MemberRequest = (path: string, options?: MemberRequestOptions) => Promise<Answer>;

interface MemberRequestPorts {
  readonly memberId: string;
  readonly auth: Auth;
  readonly url: string;
  readonly key: string;
  readonly isOnline: () => boolean;
}

export function createMemberRequest({ memberId, auth, url, key, isOnline }: MemberRequestPorts): MemberRequest {
  /** Never another member's token: someone else may have signed in on this device while the screen was open. */
  async function tokenOf(session: Promise<Session | null>): Promise<string> {
    const current = await session.catch((cause: unknown) => {
      throw new RequestError('server', { cause });
    });
    if (current?.memberId !== memberId) throw new RequestError('rejected');
    return current.token;
  }

  return async (path, { method = 'POST', body, headers, signal } = {}) => {
    const ports = {
      isOnline,
      sleep: (ms: number) => wait(ms, signal),
      ...(path.startsWith('functions/') && { timeoutMs: FUNCTION_TIMEOUT }),
    };
    const send = (token: string) => {
      const sent = { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}`, ...headers };
      const init = { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) };
      return requestServer(`${url}/${path}`, init, ports);
    };
    const token = await tokenOf(auth.session());
    let answer = await send(token);
    if (answer.status === 401) answer = await send(await tokenOf(auth.refresh(token)));
    signal?.throwIfAborted();
    return answer;
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
