import * as v from 'valibot';
import { readJsonAs } from '../../../sync/protocol/read-as.ts';
import { IDENTITY_KEY } from './identity-key.ts';

const identity = v.object({
  memberId: v.pipe(v.string(), v.uuid()),
  email: v.nullable(v.string()),
});

/** The member whose data opens on this device. It does not depend on token or network. */
export type Identity = Readonly<v.InferOutput<typeof identity>>;

/** Reads the device's member; null when missing or invalid. */
export function readIdentity(storage: Storage): Identity | null {
  return readJsonAs(identity, storage.getItem(IDENTITY_KEY));
}

/** Stores the member; null removes it. */
export function writeIdentity(storage: Storage, member: Identity | null): void {
  if (member === null) storage.removeItem(IDENTITY_KEY);
  else storage.setItem(IDENTITY_KEY, JSON.stringify(member));
}

/**
 * Storage for the member's values outside the database. Writes nothing when another tab has logged the member out, or
 * when storage is full.
 */
export function memberStorage(storage: Storage, memberId: string): Pick<Storage, 'setItem'> {
  return {
    setItem(key, value) {
      if (readIdentity(storage)?.memberId !== memberId) return;
      try {
        storage.setItem(key, value);
      } catch {
        // The storage is full: these values are caches, or are written again.
        return;
      }
    },
  };
}

/** Key prefix of settings that belong to the device and survive a logout. */
const DEVICE_PREFIX = 'keiko.device.';

/** Removes the member and all values stored for them outside the database. */
export function forgetMember(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith('keiko.') && !key.startsWith(DEVICE_PREFIX)) storage.removeItem(key);
  }
}
