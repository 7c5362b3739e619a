import { isRequestError, RequestError } from '../../../sync/model/request-error.ts';
import { type Answer, sendRequest } from '../../../sync/protocol/send-request.ts';

const ATTEMPTS = 3;

/** Milliseconds before the second attempt; doubles before each further one. */
const BASE_DELAY = 1000;

const TIMEOUT = 15_000;

export interface RequestPorts {
  readonly sleep?: (ms: number) => Promise<void>;
  readonly isOnline?: () => boolean;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Requests something from our server, in up to three attempts while the network fails and the device is online. Rejects
 * with a RequestError for anything but JSON or nothing.
 */
export async function requestServer(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  { sleep = wait, isOnline = () => navigator.onLine, timeoutMs = TIMEOUT }: RequestPorts,
): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      const answer = await sendRequest(fetch, input, { ...init, timeoutMs });
      const { status, text, body } = answer;
      if (status >= 500) throw new RequestError('server', { status });
      if (text !== '' && body === undefined) throw new RequestError('malformed', { cause: text.slice(0, 200), status });
      return answer;
    } catch (error) {
      if (!isRequestError(error, 'network')) throw error;
      if (!isOnline()) throw new RequestError('offline', { cause: error });
      if (failures === ATTEMPTS) throw error;
      await sleep(BASE_DELAY * 2 ** (failures - 1));
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
