import type { BenchRow } from '../report.ts';
import type { Way } from './fixture.ts';
import { line, PLUGIN, RXDB } from './measure.ts';

/** Rows missed or doubled by each way in all the timed runs. */
export function createTally() {
  const wrong = { keiko: 0, rxdb: 0, supabase: 0 };
  return {
    note(way: Way, expected: number, found: number) {
      wrong[way] += Math.abs(expected - found);
    },
    row: (): BenchRow =>
      line('rows missed or doubled in all the runs above', 'rows', wrong.keiko, {
        peers: { [RXDB]: wrong.rxdb, [PLUGIN]: wrong.supabase },
        goal: { text: '0', met: wrong.keiko === 0 },
      }),
  };
}

export type Tally = ReturnType<typeof createTally>;
