import { clampRate } from './clamp-rate.ts';

/** A calm Japanese reader aloud: about 330 characters a minute. */
const CHARACTERS_PER_SECOND = 5.5;
const MS_PER_SECOND = 1000;

/** How long reading a text aloud takes at a rate, in milliseconds; it also paces the text where no voice is. */
export function speakingMs(text: string, rate: number): number {
  return Math.ceil(([...text].length / (CHARACTERS_PER_SECOND * clampRate(rate))) * MS_PER_SECOND);
}
