import { median } from '../report.ts';

const RUNS = 5;

/** No further run begins after this time. */
const TIME_LIMIT_MS = 20_000;

type Sample = Readonly<Record<string, number>>;

/** The median of each number over five runs, or over as many as begin in time. */
export async function medians(run: () => Promise<Sample>): Promise<Sample> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  do samples.push(await run());
  while (samples.length < RUNS && performance.now() - startedAt < TIME_LIMIT_MS);
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name] ?? Number.NaN))]));
}
