import type { MemberDatabase } from '../../../sync/storage/database.ts';
import { type StorePorts, writeLock } from '../../../sync/storage/rx-store.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { memberStorage } from '../account/identity.ts';

const WEEK_MS = 7 * 86_400_000;

/** Once a week, in one tab that has nothing to do, clears removed rows away. Never rejects. */
export async function cleanUpWeekly(
  { dataId, database }: { readonly dataId: string; readonly database: MemberDatabase },
  storage: Storage,
  { withLock }: Pick<StorePorts, 'withLock'>,
): Promise<void> {
  const last = Number(storage.getItem(memberKeys.cleanedUp) ?? 0);
  if (Math.abs(Date.now() - last) < WEEK_MS) return;
  memberStorage(storage, dataId).setItem(memberKeys.cleanedUp, String(Date.now()));
  try {
    await database.requestIdlePromise();
    await withLock(writeLock(database), () => database.collections.documents.storageInstance.cleanup(WEEK_MS));
  } catch {
    // What is left is cleared a week later.
  }
}
