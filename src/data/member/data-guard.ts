import { OutdatedBuildError } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import { documentsSchema } from '../../../sync/storage/documents.ts';
import { storedVersion } from '../../../sync/storage/member-databases.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import { memberKeys } from '../../lib/storage-keys.ts';

/** Where a build says that it is taking over the data: { schema }. */
const CHANNEL = 'keiko.data';

/** Milliseconds that other tabs have to close the data before it is migrated; a frozen tab never answers. */
const CLOSE_TIMEOUT = 5000;

/** Held while this build uses a member's data. */
export type DataGuard = Awaited<ReturnType<typeof guardData>>;

/**
 * Keeps builds of different row schemas away from each other's data. Rejects with an OutdatedBuildError when a newer build
 * has used this device. Before a migration it asks the other tabs to close the data and waits for them. `onOutdated` is
 * called when a newer build takes the data over later.
 */
export async function guardData(dataId: string, onOutdated: () => void) {
  const { schema } = currentBuild;
  const version = await storedVersion(dataId);
  const remembered = Number(localStorage.getItem(memberKeys.rowSchema) ?? 0);
  if (remembered > schema) throw new OutdatedBuildError(schema, remembered);
  if ((version ?? 0) > documentsSchema.version) throw new OutdatedBuildError(schema, schema + 1);
  localStorage.setItem(memberKeys.rowSchema, String(schema));

  const channel = new BroadcastChannel(CHANNEL);
  const announce = () => channel.postMessage({ schema });
  const lock = `data:${dataId}`;
  if (version !== null && version < documentsSchema.version) {
    announce();
    await untilFree(lock);
    const { markOutdated } = await import('../../../sync/storage/stored-version.ts');
    await markOutdated({ dataId, version, schema }, webLocks.withLock);
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isAnnouncement(data) && data.schema > schema) onOutdated();
  };
  const releaseLock = holdShared(lock, onOutdated);
  return {
    /** Tells other tabs that rows of this build's schema are stored now. */
    announce,
    release() {
      channel.close();
      releaseLock();
    },
  };
}

/** Waits until no tab uses the data, and takes it from those that do not answer. */
async function untilFree(lock: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(CLOSE_TIMEOUT);
    await navigator.locks.request(lock, { signal }, async () => undefined);
  } catch {
    await navigator.locks.request(lock, { steal: true }, async () => undefined);
  }
}

/** Holds a lock with the other tabs of this build until the returned function is called, or a newer build takes it. */
function holdShared(name: string, onLost: () => void): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(name, { mode: 'shared' }, () => released).catch(onLost);
  return release;
}

function isAnnouncement(data: unknown): data is { readonly schema: number } {
  return typeof data === 'object' && data !== null && 'schema' in data && typeof data.schema === 'number';
}
