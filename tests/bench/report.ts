/** One line of a benchmark, with its goal. */
export interface BenchRow {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  /** Lower bound: the same work without our code. */
  readonly limit: number | null;
  readonly peers: Readonly<Record<string, number>>;
  readonly goal: string | null;
  readonly met: boolean;
}

export interface BenchOptions {
  /** What is measured in the same run: for `boot` the folder of another build, for the others a commit. */
  readonly against?: string | undefined;
  /** A part of `sync`: cold, drain-1000, write, propagation; `first-visit` of `boot`. */
  readonly only?: string | undefined;
  /** Only for `sync`: compares it with engines that have packages of their own, in so many rounds. */
  readonly peers?: boolean | undefined;
  readonly rounds?: string | undefined;
}

/** The exports of tests/bench/<name>.ts. */
export interface BenchModule {
  readonly bench: (options: BenchOptions) => Promise<readonly BenchRow[]>;
}

/** The report as one JSON object, or as lines to read. */
export function formatReport(bench: string, rows: readonly BenchRow[], asJson: boolean): string {
  if (asJson) return JSON.stringify({ bench, rows });
  return rows
    .map(({ what, unit, ours, limit, peers, goal, met }) => {
      const beside = [
        ...(limit === null ? [] : [`limit ${limit}`]),
        ...Object.entries(peers).map(([name, value]) => `${name} ${value}`),
        ...(goal === null ? [] : [`goal ${goal}: ${met ? 'met' : 'MISSED'}`]),
      ];
      return `${what}: ${ours} ${unit}${beside.length === 0 ? '' : ` (${beside.join(', ')})`}`;
    })
    .join('\n');
}

/** A line of the report, with the most that it may be, or another goal; without one it counts as met. */
export function line(
  what: string,
  unit: string,
  ours: number | undefined,
  rest: {
    readonly limit?: number | undefined;
    readonly peers?: Readonly<Record<string, number | undefined>>;
    readonly most?: number | undefined;
    readonly goal?: { readonly text: string; readonly met: boolean };
  } = {},
): BenchRow {
  const { limit, peers = {}, most } = rest;
  const value = ours ?? Number.NaN;
  const { goal = most === undefined ? null : { text: `<= ${most} ${unit}`, met: value <= most } } = rest;
  const numbers = Object.entries(peers).map(([name, peer]) => [name, round(peer ?? Number.NaN)]);
  return {
    what,
    unit,
    ours: round(value),
    limit: limit === undefined ? null : round(limit),
    peers: Object.fromEntries(numbers),
    goal: goal?.text ?? null,
    met: goal?.met ?? true,
  };
}

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
