const SLOWEST_RATE = 0.1;
const FASTEST_RATE = 2;

/** Brings any rate, also one read back from storage, into 0.1..2; what is no number becomes the voice's own pace. */
export function clampRate(rate: number): number {
  return Number.isNaN(rate) ? 1 : Math.min(FASTEST_RATE, Math.max(SLOWEST_RATE, rate));
}
