import { createSessionBroker, type SessionBroker } from '../../../sync/engine/session-broker.ts';
import type { SyncObserver } from '../../../sync/engine/sync-events.ts';
import { createSessionStore } from '../../lib/browser/session-store.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';

/** The broker of this browser's session, which all tabs and the service worker share. */
export function createBrowserSession(
  backend: { readonly url: string; readonly key: string },
  observer: SyncObserver = () => undefined,
): SessionBroker {
  return createSessionBroker({
    sessionStore: createSessionStore(),
    withLock: webLocks.withLock,
    fetch: (...call) => fetch(...call),
    url: backend.url,
    key: backend.key,
    now: Date.now,
    observer,
  });
}
