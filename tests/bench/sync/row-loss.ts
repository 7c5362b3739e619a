import type { BenchRow } from '../report.ts';
import type { Engine } from './fixture.ts';
import { line, PLUGIN, RXDB } from './measure.ts';

/** Counts the rows that each engine lost or duplicated in all timed runs. */
export function createRowLoss() {
  const wrong = { keiko: 0, rxdb: 0, supabase: 0 };
  return {
    record(engine: Engine, expected: number, arrived: number) {
      wrong[engine] += Math.abs(expected - arrived);
    },
    toRow: (): BenchRow =>
      line('rows lost or duplicated in all the runs above', 'rows', wrong.keiko, {
        peers: { [RXDB]: wrong.rxdb, [PLUGIN]: wrong.supabase },
        goal: { text: '0', met: wrong.keiko === 0 },
      }),
  };
}

export type RowLoss = ReturnType<typeof createRowLoss>;
