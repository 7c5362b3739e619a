const SLOWEST_RATE = 0.1;
const FASTEST_RATE = 2;

/** Clamps a rate, which may come from storage, to 0.1..2; NaN becomes 1. */
export function clampRate(rate: number): number {
  return Number.isNaN(rate) ? 1 : Math.min(FASTEST_RATE, Math.max(SLOWEST_RATE, rate));
}
