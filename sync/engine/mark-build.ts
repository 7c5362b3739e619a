import type { Store } from './ports.ts';
import type { SyncState } from './sync-state.ts';

/**
 * Marks the data as opened by this build, so that older builds refuse it from then on. Data of an older row schema is pulled
 * again, since its rows lack what that build did not read; its pending writes stay. Resolves to whether it was older.
 * Rejects with an OutdatedBuildError when a newer build has opened the data.
 */
export async function markBuild(store: Store): Promise<boolean> {
  const { schema } = store.build;
  if ((await store.state()).schema === schema) return false;
  await store.transact({}, (transaction) => {
    const state = transaction.state();
    const marked = markedState(state, schema);
    if (marked !== state) transaction.setState(marked);
  });
  return true;
}

/** The sync state after a build of this row schema has opened the data. */
export function markedState(state: SyncState, schema: number): SyncState {
  return state.schema < schema ? { ...state, schema, cursor: 0, resetCount: state.resetCount + 1 } : state;
}
