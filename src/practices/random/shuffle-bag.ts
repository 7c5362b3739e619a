import { nextRandom } from '../../../sync/model/practice/seeded-random.ts';

/** State of a shuffle bag over the indexes 0 to size − 1: plain data, so that a drill can store it in its own state. */
export interface ShuffleBag {
  readonly size: number;
  readonly seed: number;
  readonly remaining: readonly number[];
  readonly last: number | null;
}

/** Creates a full bag; equal seeds give the same draws. */
export function createBag(size: number, seed: number): ShuffleBag {
  return { size, seed, remaining: [], last: null };
}

/** Draws one index; none repeats within a round, nor does a round start with the last index of the one before. */
export function draw(bag: ShuffleBag): {
  readonly index: number;
  readonly bag: ShuffleBag;
} {
  const filled = bag.remaining.length > 0 ? bag : refill(bag);
  const [index, ...remaining] = filled.remaining;
  if (index === undefined) throw new RangeError(`Cannot draw from a shuffle bag of size ${bag.size}`);
  return { index, bag: { ...filled, remaining, last: index } };
}

function refill(bag: ShuffleBag): ShuffleBag {
  const pool = Array.from({ length: bag.size }, (_, index) => index);
  // The last index is excluded from the first pick only, which keeps all permitted orders equally likely.
  const excluded = bag.last !== null && pool.length > 1 ? pool.splice(bag.last, 1) : [];
  const remaining: number[] = [];
  let seed = bag.seed;
  while (pool.length > 0) {
    const drawn = nextRandom(seed);
    seed = drawn.seed;
    remaining.push(...pool.splice(Math.floor(drawn.value * pool.length), 1));
    pool.push(...excluded.splice(0));
  }
  return { ...bag, seed, remaining };
}
