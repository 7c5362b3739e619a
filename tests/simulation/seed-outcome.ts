import * as v from 'valibot';

export const seedOutcome = v.object({
  seed: v.number(),
  finding: v.nullable(v.string()),
  /** How often the seed reached each cell of the matrix; the states and edges of `breadth-first`. */
  counts: v.optional(v.record(v.string(), v.number()), {}),
});
export type SeedOutcome = v.InferOutput<typeof seedOutcome>;
export type SeedsFailure = SeedOutcome & { readonly finding: string };

/** Runs seeds and calls back after each one; stops when that returns false. */
export type RunSeeds = (
  seeds: readonly number[],
  onSeed: (outcome: v.InferInput<typeof seedOutcome>) => boolean,
) => Promise<void>;

/** `count` seeds from the first one. */
export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

export function isFailure(outcome: SeedOutcome): outcome is SeedsFailure {
  return outcome.finding !== null;
}
