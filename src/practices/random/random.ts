const SPAN = 2 ** 32;

/** One step of the mulberry32 generator: a number in [0, 1) and the next seed. */
export function nextRandom(seed: number): {
  readonly value: number;
  readonly seed: number;
} {
  const next = (seed + 0x6d2b79f5) >>> 0;
  const mixed = Math.imul(next ^ (next >>> 15), next | 1);
  const spread = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
  return { value: ((spread ^ (spread >>> 14)) >>> 0) / SPAN, seed: next };
}

/** Derives an independent seed, so that bags of equal size are not drawn in the same order. */
export function forkSeed(seed: number): {
  readonly fork: number;
  readonly seed: number;
} {
  const drawn = nextRandom(seed);
  return { fork: Math.floor(drawn.value * SPAN), seed: drawn.seed };
}
