import type { ContentSource, SyncPorts } from './ports.ts';

type DownloadPorts = Pick<SyncPorts, 'store' | 'auth'> & { readonly content: ContentSource };

/**
 * Downloads the published content whose version on the server differs from the device's. Apart from the exchange, so that
 * large content on a slow line never delays the member's own rows. A read replica may lag: of what it answers, an older
 * version than the device's is left, and the next call asks again. Rejects with a RequestError when the server cannot be
 * reached, with the store's error when that fails.
 */
export async function downloadContent({ store, auth, content }: DownloadPorts): Promise<void> {
  const [{ publishedVersions }, stored] = [await store.state(), await store.contentVersions()];
  for (const [name, version] of Object.entries(publishedVersions)) {
    if (stored[name] === version) continue;
    const session = await auth.session();
    if (session?.memberId !== store.memberId) return;
    const snapshot = await content.read(name, stored[name] ?? null, session.token);
    if (snapshot === null || (snapshot.version !== version && snapshot.version < (stored[name] ?? 0))) continue;
    await store.transact({}, (transaction) => transaction.setSnapshot(name, snapshot));
  }
}
