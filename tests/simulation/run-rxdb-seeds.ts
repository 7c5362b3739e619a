import { startTestBackend } from '../support/backend/backend.ts';
import { runRxdbWorld } from './rxdb-world.ts';
import type { RunSeeds } from './seed-outcome.ts';

/** As runSeeds(), for the tier with RxDB and the SQL. */
export const runRxdbSeeds: RunSeeds = async (seeds, onSeed) => {
  const backend = await startTestBackend();
  for (const seed of seeds) if (!onSeed({ seed, finding: await runRxdbWorld(seed, backend) })) break;
  await backend.close();
};
