const SLOWEST_RATE = 0.1;
const FASTEST_RATE = 2;

/** Clamps a rate, which may come from storage, to 0.1..2; NaN becomes 1. */
export function clampRate(rate: number): number {
  return Number.isNaN(rate) ? 1 : Math.min(FASTEST_RATE, Math.max(SLOWEST_RATE, rate));
}

/** Calm Japanese reading aloud: about 330 characters per minute. */
const CHARACTERS_PER_SECOND = 5.5;
const MS_PER_SECOND = 1000;

/** Estimated time to read a text aloud at a rate, in milliseconds; without a voice it is the duration itself. */
export function speakingMs(text: string, rate: number): number {
  return Math.ceil(([...text].length / (CHARACTERS_PER_SECOND * clampRate(rate))) * MS_PER_SECOND);
}
