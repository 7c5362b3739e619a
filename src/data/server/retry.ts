import { isRequestError, RequestError } from './request-error.ts';

const ATTEMPTS = 3;

/** Milliseconds before the second attempt; doubles before each further one. */
const BASE_DELAY = 1000;

/** Time limit of one attempt, in milliseconds. */
const TIMEOUT = 15_000;

export interface RetryPorts {
  readonly sleep: (ms: number) => Promise<void>;
  readonly isOnline: () => boolean;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeout?: number;
}

/** Up to three attempts with exponential backoff, for `network` errors only; an offline device fails at once. */
export async function retry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { sleep, isOnline, timeout = TIMEOUT }: RetryPorts,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(AbortSignal.timeout(timeout));
    } catch (error) {
      if (!isRequestError(error, 'network')) throw error;
      if (!isOnline()) throw new RequestError('offline', { cause: error });
      if (failures === ATTEMPTS) throw error;
      await sleep(BASE_DELAY * 2 ** (failures - 1));
    }
  }
}
