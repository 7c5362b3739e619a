import { quantile } from '../report.ts';

const RUNS = 5;

/** No further run begins after this time, for peers that take minutes. */
const TIME_LIMIT_MS = 20_000;

type Sample = Readonly<Record<string, number>>;

/** The median of each number over five runs, or over as many as begin in time. */
export async function medians(run: () => Promise<Sample>): Promise<Sample> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  do samples.push(await run());
  while (samples.length < RUNS && performance.now() - startedAt < TIME_LIMIT_MS);
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      quantile(
        samples.map((sample) => sample[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  );
}

/** Passes a sample on whose rows have all arrived. */
export function requireAll<T extends { readonly lost: number }>(sample: T): Omit<T, 'lost'> {
  const { lost, ...rest } = sample;
  if (lost > 0) throw new Error(`${lost} rows were lost or duplicated`);
  return rest;
}
