import * as v from 'valibot';
import { GUEST } from '../../../sync/model/account/guest.ts';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import type { IdentityState } from '../../../sync/storage/device-start.ts';
import { deviceKeys, memberKeys } from '../../lib/storage-keys.ts';

const identity = v.object({
  /** Names the database, and what is stored for the member outside it. */
  dataId: v.pipe(v.string(), v.uuid()),
  /** GUEST without an account. */
  memberId: v.union([v.literal(GUEST), v.pipe(v.string(), v.uuid())]),
  email: v.nullable(v.string()),
});

/** Held by a sign-in, and by a start as guest that takes back a claim which was cut off. */
export const CLAIM_LOCK = 'claim';

/** The member whose data opens on this device. It does not depend on token or network. */
export type Identity = Readonly<v.InferOutput<typeof identity>>;

/** Reads the device's member; null when missing or invalid. */
export function readIdentity(storage: Storage): Identity | null {
  return readJsonAs(identity, storage.getItem(memberKeys.identity));
}

export function isUsedByGuest(storage: Storage): boolean {
  return readIdentity(storage)?.memberId === GUEST;
}

/** Stores the member, whose data is not to be removed any more. */
export function writeIdentity(storage: Storage, member: Identity): void {
  storage.setItem(memberKeys.identity, JSON.stringify(member));
  storage.setItem(deviceKeys.hadMember, '1');
  const left = readRemovals(storage).filter((dataId) => dataId !== member.dataId);
  if (left.length === 0) storage.removeItem(deviceKeys.removals);
  else storage.setItem(deviceKeys.removals, JSON.stringify(left));
}

export function restoreIdentity(storage: Storage, { dataId, memberId, email }: Identity): void {
  if (!wasUsedBefore(storage)) storage.setItem(memberKeys.settingsLost, '1');
  writeIdentity(storage, { dataId, memberId, email });
}

export function areSettingsLost(storage: Storage): boolean {
  return storage.getItem(memberKeys.settingsLost) !== null;
}

export function dismissLostSettings(storage: Storage): void {
  storage.removeItem(memberKeys.settingsLost);
}

/** The ids of the data that is to be removed from this device. */
export function readRemovals(storage: Storage): readonly string[] {
  return readJsonAs(v.array(v.string()), storage.getItem(deviceKeys.removals)) ?? [];
}

/** Has data removed, also after a crash. */
export function addRemoval(storage: Storage, dataId: string | null): void {
  const removals = [...readRemovals(storage), ...(dataId === null ? [] : [dataId])];
  storage.setItem(deviceKeys.removals, JSON.stringify([...new Set(removals)]));
}

export function endRemovals(storage: Storage, dataIds: readonly string[]): void {
  const left = readRemovals(storage).filter((dataId) => !dataIds.includes(dataId));
  if (left.length === 0 && readIdentity(storage) !== null) storage.removeItem(deviceKeys.removals);
  else if (dataIds.length > 0) storage.setItem(deviceKeys.removals, JSON.stringify(left));
}

/** Signs the member out, whose data is to be removed. From here on a start opens nobody's data. */
export function signOutMember(storage: Storage, dataId: string | null): void {
  try {
    // Before the identity, which another tab would otherwise take for lost, and restore.
    addRemoval(storage, dataId);
    storage.removeItem(memberKeys.identity);
  } catch {
    // A full storage has room for the mark once the identity is gone.
    storage.removeItem(memberKeys.identity);
    addRemoval(storage, dataId);
  }
}

export function identityState(storage: Storage): IdentityState {
  const identity = readIdentity(storage);
  if (identity !== null) return identity.memberId === GUEST ? 'guest' : 'account';
  return storage.getItem(deviceKeys.removals) === null ? 'missing' : 'signed-out';
}

/** Whether the app has been used on this device, with or without an account. */
export function wasUsedBefore(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(deviceKeys.hadMember) !== null;
}

/** Storage for the member's values outside the database; silent after a logout in another tab, or when it is full. */
export function memberStorage(storage: Storage, dataId: string): Pick<Storage, 'setItem'> {
  return {
    setItem(key, value) {
      if (readIdentity(storage)?.dataId !== dataId) return;
      try {
        storage.setItem(key, value);
      } catch {
        // The storage is full: these values are caches, or are written again.
        return;
      }
    },
  };
}

/** Stores the open member's address, which the operator, or the member with another client, has changed. */
export function renewEmail(storage: Storage, dataId: string, email: string): void {
  const member = readIdentity(storage);
  if (member === null || member.email === email) return;
  memberStorage(storage, dataId).setItem(memberKeys.identity, JSON.stringify({ ...member, email }));
}

/** Removes the member and all values stored for them outside the database, but for the data in `kept`, which has unsent rows. */
export function forgetMember(storage: Storage, kept: readonly string[]): void {
  for (const key of Object.keys(storage)) {
    const isKept = key.startsWith(deviceKeys.prefix) || key.split('.').some((part) => kept.includes(part));
    if (key.startsWith('keiko.') && !isKept) storage.removeItem(key);
  }
}

const mark = v.object({ dataId: v.string(), device: v.string() });

/** Whether the browser has dropped the member's data since it was marked. */
export function isDataDropped(storage: Storage, dataId: string, device: string): boolean {
  const marked = readJsonAs(mark, storage.getItem(memberKeys.data));
  return marked?.dataId === dataId && marked.device !== device;
}

/** Marks the member's data; `device` is the id in its sync state, or empty for data that is known to be lost. */
export function markData(storage: Storage, dataId: string, device: string): void {
  memberStorage(storage, dataId).setItem(memberKeys.data, JSON.stringify({ dataId, device }));
}
