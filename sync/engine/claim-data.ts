import type { Store } from './ports.ts';
import type { SyncState } from './sync-state.ts';

/**
 * Marks the data as opened by this build, so that older builds refuse it from then on. Data of an older row schema is pulled
 * again, since its rows lack what that build did not read; its pending writes stay. Resolves to whether it was older.
 * Rejects with an OutdatedBuildError when a newer build has opened the data, and when the data is another member's.
 */
export async function claimData(store: Store): Promise<boolean> {
  const { schema } = store.build;
  const stored = await store.state();
  if (stored.owner !== store.memberId) throw new Error("Cannot open another member's data");
  if (stored.schema === schema) return false;
  await store.transact({}, (transaction) => {
    const state = transaction.state();
    const claimed = claimedState(state, schema);
    if (claimed !== state) transaction.setState(claimed);
  });
  return true;
}

/** The sync state after a build of this row schema has opened the data. */
export function claimedState(state: SyncState, schema: number): SyncState {
  return state.schema < schema ? { ...state, schema, cursor: 0, resetCount: state.resetCount + 1 } : state;
}
