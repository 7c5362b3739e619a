/** Slower than speech, so that the listener can follow along. */
export const RATE = 0.9;

/** The pause at the end of a sentence, in milliseconds: most sentences ask for something to be done. */
export const PAUSE_MS = 1200;
