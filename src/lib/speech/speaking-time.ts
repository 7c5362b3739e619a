import { clampRate } from './clamp-rate.ts';

/** Calm Japanese reading aloud: about 330 characters per minute. */
const CHARACTERS_PER_SECOND = 5.5;
const MS_PER_SECOND = 1000;

/** Estimated time to read a text aloud at a rate, in milliseconds; without a voice it is the duration itself. */
export function speakingMs(text: string, rate: number): number {
  return Math.ceil(([...text].length / (CHARACTERS_PER_SECOND * clampRate(rate))) * MS_PER_SECOND);
}
