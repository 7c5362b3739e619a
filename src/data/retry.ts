import { isRequestError, RequestError } from './request-error.ts';

const ATTEMPTS = 3;

/** Milliseconds before the second attempt; doubled before each further one. */
const BASE_DELAY = 1000;

/** Milliseconds that one attempt may take. */
const TIMEOUT = 15_000;

export interface RetryPorts {
  readonly sleep: (ms: number) => Promise<void>;
  readonly isOnline: () => boolean;
  /** Milliseconds for each attempt. */
  readonly timeout?: number;
}

/**
 * Tries up to three times, again only after a `network` failure: an answer stays an answer, and a server that let the
 * time run out is not asked to wait longer. A device that knows it is offline fails at once, as `offline`.
 */
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
