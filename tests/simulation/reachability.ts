import { transitions } from '../../sync/engine/row-transitions.ts';
import { KEPT_HERE, localRejectionCodes, rejectionCodes } from '../../sync/model/rejection-codes.ts';
import type { Hits } from './hits.ts';
import type { Finding } from './invariants.ts';
import { networkFaults } from './network.ts';
import { deviceFaults, RACES } from './plan.ts';
import { runSeeds } from './run-seeds.ts';
import { type RunSeeds, type SeedOutcome, seedsFrom } from './seed-outcome.ts';
import { tabFaults } from './tab.ts';

/** Seeds that together reach every cell; `--matrix` prints them. They run before all others. */
export const rareSeeds: readonly number[] = [
  200, 229, 1000121, 45, 294, 1000043, 1000048, 1000136, 1000111, 1000032, 1000087, 1000073, 109, 223, 657, 235, 42, 2,
  3,
];

const states = Object.keys(transitions);
const events = Object.keys(transitions.absent);
const others = [
  ...[...rejectionCodes, ...localRejectionCodes, KEPT_HERE].map((code) => `code ${code}`),
  ...deviceFaults.map((fault) => `fault ${fault}`),
  ...tabFaults.map((fault) => `tab ${fault}`),
  ...networkFaults.map((fault) => `network ${fault}`),
];
const cells = [...states.flatMap((state) => events.map((event) => `${state} ${event}`)), ...others];

/** Why no seed reaches a cell: the cells by their reasons. */
const unreachable: Readonly<Record<string, readonly string[]>> = {
  'A transaction lists only rows that are stored.': ['absent reset', 'absent sweep', 'absent claim', 'absent unclaim'],
  'Screens edit and delete only what they show.': [
    ...['absent remove', 'tombstone edit', 'tombstone remove', 'delete edit', 'delete remove'],
  ],
  'A claim reads only rows with a local write.': [
    ...['synced claim', 'synced unclaim', 'tombstone claim', 'tombstone unclaim', 'unconfirmed claim'],
    'unconfirmed unclaim',
  ],
  'The server has never seen what a guest has.': [
    ...['update claim', 'update unclaim', 'restore claim', 'restore unclaim', 'rejected claim'],
  ],
  'A claim is made once, and sent only after it has become something else.': [
    ...['claim claim', 'claim pushAccepted', 'claim pushRejected'],
  ],
  'Nothing is sent during a reset, and no response from before it is stored.': ['unconfirmed pushAccepted'],
  'A race that none of 1,000 seeds has had: row-transitions.test.ts has the cell.': [
    ...['tombstone retry', 'tombstone discard', 'unconfirmed pushRejected'],
    ...['unconfirmed retry', 'unconfirmed discard', 'insert unclaim', 'claim retry', 'claim discard', 'claim reset'],
    ...['delete discard', 'delete unclaim', 'restore retry'],
  ],
  'Devices send rows of the right form, and only the SQL checks it: tests/supabase/exchange.': [
    ...['code immutable', 'code invalid_id', 'code invalid_row', 'code invalid_value', 'code limit', 'code too_long'],
    ...['code unknown_collection', 'code unsupported_op'],
  ],
};

/** Null for a cell that seeds have to reach. */
function reasonOf(cell: string): string | null {
  return Object.keys(unreachable).find((reason) => unreachable[reason]?.includes(cell)) ?? null;
}

/** The cells that no seed reaches, although nothing is known against it. */
export function checkReachability(outcomes: readonly SeedOutcome[]): Finding {
  const hits = sumHits(outcomes);
  const missing = cells.filter((cell) => hits[cell] === undefined && reasonOf(cell) === null);
  return missing.length === 0 ? null : `no seed reaches ${missing.join(', ')}`;
}

/** As runSeeds(): whether seeds reach every cell, those of the rare cells first, until none is left. */
export const runRareSeeds: RunSeeds = async ([seed = 1], onSeed) => {
  const outcomes: SeedOutcome[] = [];
  await runSeeds([...rareSeeds, ...seedsFrom(RACES + 1, 200), ...seedsFrom(1, 800)], ({ counts = {}, ...outcome }) => {
    outcomes.push({ ...outcome, counts });
    return checkReachability(outcomes) !== null;
  });
  onSeed({ seed, finding: checkReachability(outcomes) });
};

/** The matrix as lines: hits per 1,000 seeds, the reasons of cells without any, and the seeds that reach every cell. */
export function matrixLines(outcomes: readonly SeedOutcome[]): readonly string[] {
  const hits = sumHits(outcomes);
  const perThousand = (cell: string) => {
    const found = hits[cell];
    if (found === undefined) return reasonOf(cell) === null ? 'NONE' : '-';
    return String(Math.max(1, Math.round((found * 1000) / outcomes.length)));
  };
  const line = (first: string, values: readonly string[]) =>
    [first.padEnd(12), ...values.map((value) => value.padStart(13))].join('');
  return [
    line('', events),
    ...states.map((state) =>
      line(
        state,
        events.map((event) => perThousand(`${state} ${event}`)),
      ),
    ),
    ...others.map((cell) => `${cell.padEnd(26)}${perThousand(cell).padStart(8)}`),
    ...Object.entries(unreachable).map(([reason, without]) => `- ${without.join(', ')}: ${reason}`),
    `the rarest cells first: ${chooseSeeds(outcomes).join(', ')}`,
  ];
}

/** Few seeds that together reach every cell that any of them reaches, those of the rarest cells first. */
function chooseSeeds(outcomes: readonly SeedOutcome[]): readonly number[] {
  const reaching = (cell: string) => outcomes.filter(({ counts }) => counts[cell] !== undefined);
  const left = new Set(cells);
  const newIn = ({ counts }: SeedOutcome) => [...left].filter((cell) => counts[cell] !== undefined);
  const byRarity = cells.map((cell) => ({ cell, reached: reaching(cell) }));
  const chosen: number[] = [];
  for (const { cell, reached } of byRarity.sort((a, b) => a.reached.length - b.reached.length)) {
    const [best] = left.has(cell) ? reached.sort((a, b) => newIn(b).length - newIn(a).length) : [];
    if (best === undefined) continue;
    chosen.push(best.seed);
    for (const reachedNow of newIn(best)) left.delete(reachedNow);
  }
  return chosen;
}

function sumHits(outcomes: readonly SeedOutcome[]): Hits {
  const sum: Record<string, number> = {};
  for (const { counts } of outcomes)
    for (const [cell, count] of Object.entries(counts)) sum[cell] = (sum[cell] ?? 0) + count;
  return sum;
}
