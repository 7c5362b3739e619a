import type { Delivery } from '../../../sync/engine/row.ts';
import { KEPT_HERE } from '../../../sync/model/rejection-codes.ts';

/** `kept`: on this device only, as the member has chosen. */
export type RowDelivery = 'synced' | 'pending' | 'rejected' | 'kept';

/** What the fields of a row as screens show it say of its delivery. */
export interface Delivered {
  readonly delivery: RowDelivery;
  readonly rejectionCode: string | null;
}

/** A row that a reset has not confirmed yet counts as synced: the member has nothing to do. */
export function deliveryOf(delivery: Delivery): Delivered {
  if (delivery.status !== 'rejected') {
    return { delivery: delivery.status === 'pending' ? 'pending' : 'synced', rejectionCode: null };
  }
  const { rejectionCode } = delivery;
  return rejectionCode === KEPT_HERE
    ? { delivery: 'kept', rejectionCode: null }
    : { delivery: 'rejected', rejectionCode };
}
