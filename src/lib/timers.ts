/** The largest delay of `setTimeout`, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export const timers = {
  /** Milliseconds of a monotonic clock. */
  now: (): number => performance.now(),

  /** Calls back once after `ms` milliseconds; the returned function cancels. */
  after(ms: number, call: () => void): () => void {
    const handle = setTimeout(call, Math.min(ms, MAX_DELAY_MS));
    return () => clearTimeout(handle);
  },
};
