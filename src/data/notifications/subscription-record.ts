import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { memberKeys } from '../../lib/storage-keys.ts';

const record = v.object({
  memberId: v.string(),
  /** The server's key (base64url) under which the subscription was made. */
  serverKey: v.string(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
});

/** The subscription last saved on the server. Its presence means that the member enabled notifications on this device. */
export type SubscriptionRecord = Readonly<v.InferOutput<typeof record>>;

/** Reads this member's record; null when notifications are off on this device, or on for another member. */
export function readSubscriptionRecord(storage: Storage, memberId: string): SubscriptionRecord | null {
  const stored = readJsonAs(record, storage.getItem(memberKeys.push));
  return stored?.memberId === memberId ? stored : null;
}

/** Stores the record; null removes it. */
export function writeSubscriptionRecord(storage: Storage, next: SubscriptionRecord | null): void {
  if (next === null) storage.removeItem(memberKeys.push);
  else storage.setItem(memberKeys.push, JSON.stringify(next));
}
