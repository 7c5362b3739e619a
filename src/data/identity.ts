import * as v from 'valibot';

const KEY = 'keiko.member';

const identity = v.object({
  memberId: v.pipe(v.string(), v.uuid()),
  email: v.nullable(v.string()),
});

/** Whose data opens on this device, whatever the state of token and network. */
export type Identity = Readonly<v.InferOutput<typeof identity>>;

/** The device's member; null when there is none, and for anything that this app did not write. */
export function readIdentity(storage: Storage): Identity | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), identity), storage.getItem(KEY));
  return parsed.success ? parsed.output : null;
}

/** Null forgets the member. */
export function writeIdentity(storage: Storage, member: Identity | null): void {
  if (member === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(member));
}

/** A member's storage beside the database. Writes nothing after a logout in another tab, or when storage is full. */
export function memberStorage(storage: Storage, memberId: string): Pick<Storage, 'setItem'> {
  return {
    setItem(key, value) {
      if (readIdentity(storage)?.memberId !== memberId) return;
      try {
        storage.setItem(key, value);
      } catch {
        return;
      }
    },
  };
}

/** Keys of settings that belong to the device rather than to its member. */
const DEVICE_PREFIX = 'keiko.device.';

/** Removes the member and all that the app has kept of them beside the database. */
export function forgetMember(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith('keiko.') && !key.startsWith(DEVICE_PREFIX)) storage.removeItem(key);
  }
}
