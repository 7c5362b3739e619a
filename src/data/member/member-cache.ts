import * as v from 'valibot';
import { readAs } from '../../../sync/protocol/read-as.ts';
import { memberStorage } from '../account/identity.ts';

/** What a screen showed last, kept outside the database so that it can be painted before the database opens. */
export interface MemberCache<T> {
  /** Null when missing, unreadable, or another member's. */
  readonly read: (storage: Storage, memberId: string) => T | null;
  /** Writes nothing after a logout in another tab, or when the storage is full. */
  readonly write: (storage: Storage, memberId: string, value: T) => void;
}

/** `key` begins with 'keiko.', so that a logout removes the value. */
export function createMemberCache<T>(key: `keiko.${string}`, schema: v.GenericSchema<unknown, T>): MemberCache<T> {
  const stored = v.pipe(v.string(), v.parseJson(), v.object({ memberId: v.string(), value: schema }));
  return {
    read(storage, memberId) {
      const cache = readAs(stored, storage.getItem(key));
      return cache?.memberId === memberId ? cache.value : null;
    },
    write(storage, memberId, value) {
      memberStorage(storage, memberId).setItem(key, JSON.stringify({ memberId, value }));
    },
  };
}
