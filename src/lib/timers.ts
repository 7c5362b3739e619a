/** The longest wait that browsers keep exactly, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

export const timers = {
  /** Milliseconds on a clock that nobody can set. */
  now: (): number => performance.now(),

  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, call: () => void): () => void {
    const handle = setTimeout(call, Math.min(ms, LONGEST));
    return () => clearTimeout(handle);
  },
};
