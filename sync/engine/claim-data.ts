import { GUEST } from '../model/account/guest.ts';
import type { Store } from './ports.ts';
import { type ChangedRow, hasChange } from './row.ts';
import { applyEvent } from './row-transitions.ts';

/*
 * A guest's data becomes an account's in one transaction: it gets its owner, and everything that the account has is pulled
 * before anything is sent. What the account must not have becomes rows that are kept on this device.
 */

/** Claims a guest's data for a member; claiming it again has no effect. Rejects when it is another member's. */
export async function claimData(store: Store, memberId: string, isKept: (row: ChangedRow) => boolean): Promise<void> {
  await store.transact({ statuses: ['pending', 'rejected'] }, (transaction) => {
    const state = transaction.state();
    if (state.owner === memberId) return;
    if (state.owner !== GUEST) throw new Error("Cannot claim another member's data");
    for (const row of [...transaction.rows()]) {
      applyEvent({ transaction, build: store.build }, row, { type: 'claim', isKept: hasChange(row) && isKept(row) });
    }
    const resetCount = state.resetCount + 1;
    transaction.setState({
      ...state,
      owner: memberId,
      epoch: null,
      cursor: 0,
      synced_at: null,
      reset: ['claimed'],
      resetCount,
    });
  });
}

/** Returns claimed data to the guest, unless the server has answered since. Resolves to whether it is the guest's. */
export function cancelClaim(store: Store): Promise<boolean> {
  return store.transact({ statuses: ['pending', 'rejected'] }, (transaction) => {
    const state = transaction.state();
    if (state.owner === GUEST) return true;
    if (state.epoch !== null || state.reset?.includes('claimed') !== true) return false;
    for (const row of [...transaction.rows()]) {
      applyEvent({ transaction, build: store.build }, row, { type: 'unclaim' });
    }
    transaction.setState({ ...state, owner: GUEST, reset: null, resetCount: state.resetCount + 1 });
    return true;
  });
}
