import { startTestBackend } from '../support/backend/backend.ts';
import { runRxdbWorld } from './rxdb-world.ts';

/** As runSeeds(), for the tier with RxDB and the SQL. */
export async function runRxdbSeeds(
  from: number,
  count: number,
  onFailure: (failure: { readonly seed: number; readonly finding: string }) => boolean,
): Promise<void> {
  const backend = await startTestBackend();
  for (let seed = from; seed < from + count; seed += 1) {
    const finding = await runRxdbWorld(seed, backend);
    if (finding !== null && !onFailure({ seed, finding })) break;
  }
  await backend.close();
}
