import * as v from 'valibot';
import { readJsonAs } from '../../../sync/protocol/read-as.ts';
import { LOCAL_MEMBER } from '../../../sync/storage/member-databases.ts';
import { IDENTITY_KEY } from './identity-key.ts';

const identity = v.object({
  /** LOCAL_MEMBER for a member without an account. */
  memberId: v.union([v.literal(LOCAL_MEMBER), v.pipe(v.string(), v.uuid())]),
  email: v.nullable(v.string()),
});

/** A device setting: it survives a logout. */
const HAD_MEMBER_KEY = 'keiko.device.had-member';

/** The member whose data opens on this device. It does not depend on token or network. */
export type Identity = Readonly<v.InferOutput<typeof identity>>;

/** Reads the device's member; null when missing or invalid. */
export function readIdentity(storage: Storage): Identity | null {
  return readJsonAs(identity, storage.getItem(IDENTITY_KEY));
}

/** Whether the app is used without an account on this device. */
export function isUsedLocally(storage: Storage): boolean {
  return readIdentity(storage)?.memberId === LOCAL_MEMBER;
}

/** Stores the member; null removes it. */
export function writeIdentity(storage: Storage, member: Identity | null): void {
  if (member === null) {
    storage.removeItem(IDENTITY_KEY);
    return;
  }
  storage.setItem(IDENTITY_KEY, JSON.stringify(member));
  storage.setItem(HAD_MEMBER_KEY, '1');
}

/** Has the app used without an account from now on. */
export function writeLocalIdentity(storage: Storage): void {
  writeIdentity(storage, { memberId: LOCAL_MEMBER, email: null });
}

/** Whether the app has been used on this device, with or without an account. */
export function hasHadMember(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(HAD_MEMBER_KEY) !== null;
}

/** Storage for the member's values outside the database; silent after a logout in another tab, or when it is full. */
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
