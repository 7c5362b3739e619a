/** A difference with a smaller p-value is named: at most eight comparisons a year, so 2.4 % of unchanged members see one. */
const NAMED_BELOW = 0.003;

/** What may be said about a count then and now; null for nothing. */
export type NamedChange = 'more' | 'fewer' | null;

/**
 * How many of `total` details were recalled, then and now, by Fisher's exact test: the tables that are at most as likely as
 * this one, all margins fixed (R. A. Fisher, Statistical Methods for Research Workers, 5th ed. 1934, § 21.02).
 */
export function changeInRecall(then: number, now: number, total: number): NamedChange {
  const sum = then + now;
  return named(
    then,
    now,
    pOfAtMost(then, sum, (count) => choose(total, count) * choose(total, sum - count)),
  );
}

/**
 * How many ideas came in the same time, then and now: of two Poisson counts of equal exposure, given their sum, the first is
 * binomial with 1/2 (J. Przyborowski and H. Wilenski, Biometrika 31, 1940, 313–323).
 */
export function changeInIdeas(then: number, now: number): NamedChange {
  return named(
    then,
    now,
    pOfAtMost(then, then + now, (count) => choose(then + now, count)),
  );
}

function named(then: number, now: number, p: number): NamedChange {
  if (p >= NAMED_BELOW) return null;
  return now > then ? 'more' : 'fewer';
}

/** A two-sided p-value: the share of the weights of 0 to `last` that are at most that of `observed`. */
function pOfAtMost(observed: number, last: number, weightOf: (count: number) => number): number {
  const weights = Array.from({ length: last + 1 }, (_, count) => weightOf(count));
  const limit = weightOf(observed) * (1 + 1e-9);
  const sum = (of: readonly number[]) => of.reduce((total, weight) => total + weight, 0);
  return sum(weights.filter((weight) => weight <= limit)) / sum(weights);
}

/** n over k; 0 outside of 0 to n. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let factor = 1; factor <= k; factor += 1) product = (product * (n - k + factor)) / factor;
  return product;
}
