const SPAN = 2 ** 32;

/** One step of the mulberry32 generator: a number in [0, 1) and the next seed. */
export function nextRandom(seed: number): { readonly value: number; readonly seed: number } {
  const next = (seed + 0x6d2b79f5) >>> 0;
  const mixed = Math.imul(next ^ (next >>> 15), next | 1);
  const spread = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
  return { value: ((spread ^ (spread >>> 14)) >>> 0) / SPAN, seed: next };
}

/** Items in random order, each permutation equally likely; `random` returns numbers in [0, 1). */
export function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** A pseudo-random number generator: the same seed always gives the same numbers. */
export type Rng = Readonly<ReturnType<typeof createRng>>;

/** Creates a generator. The seed is scrambled first, so that the sequences of consecutive seeds do not overlap. */
export function createRng(seed: number) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;

  /** A number in [0, 1). */
  function next(): number {
    const drawn = nextRandom(state);
    state = drawn.seed;
    return drawn.value;
  }

  const hex = (digits: number) =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    next,
    /** A whole number from `low` to `high`, both included. */
    int: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    chance: (probability: number): boolean => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list');
      return item;
    },
    uuid: (): string => `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(8)}${hex(4)}`,
  };
}
