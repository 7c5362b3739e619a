import { createStore } from 'jotai';
import type { AuthSession } from '../../sync/contracts/auth-session.ts';
import { createSessionBroker } from '../../sync/replication/session-broker.ts';
import { createAccounts } from '../data/accounts.ts';
import { homeCacheAtom, readHomeCache } from '../data/home-cache.ts';
import { forgetMember, readIdentity, writeIdentity } from '../data/identity.ts';
import type { Member } from '../data/member.ts';
import type { Services } from '../data/services.tsx';
import { sessionAtom } from '../data/session-state.ts';
import { markApp } from '../lib/app-badge.ts';
import { createSessionStore } from '../lib/session-store.ts';
import { webLocks } from '../lib/web-locks.ts';
import { askWorkerToForget } from '../lib/worker-messages.ts';
import { config } from './config.ts';
import { paths } from './paths.ts';

/** Puts the app's parts together. The member's data begins to open at once, without waiting for the network. */
export function boot() {
  const store = createStore();
  const broker = createSessionBroker({
    vault: createSessionStore(),
    exclusively: webLocks.exclusively,
    fetch: (...call) => fetch(...call),
    url: config.url,
    key: config.key,
    now: Date.now,
  });
  const accounts = createAccounts({
    ...config,
    origin: window.location.origin,
    loadClient: async () => {
      const { AuthClient } = await import('@supabase/supabase-js');
      return { AuthClient };
    },
  });

  const known = readIdentity(localStorage);
  if (known !== null) store.set(homeCacheAtom, readHomeCache(localStorage, known.memberId));

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: two openings of a database, or one beside its removal, would break each other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work);
    last = done;
    return done;
  }

  /** Opens the data of whoever is signed in now and closes anybody else's; `broken` is opened anew. */
  function open(broken?: Member): Promise<void> {
    return inTurn(async () => {
      const identity = readIdentity(localStorage);
      const held = store.get(sessionAtom);
      if (held.status === 'member') {
        const isTheirs = held.member.id === identity?.memberId;
        if (isTheirs && held.member !== broken) return;
        if (!isTheirs) store.set(sessionAtom, { status: 'loading' });
        // What has lost its storage may not close either.
        await held.member.close().catch(() => undefined);
      }
      if (identity === null) return store.set(sessionAtom, { status: 'guest', hasLeft: held.status === 'member' });
      try {
        loadScreens();
        const { openMember } = await import('../data/member.ts');
        const { url, key } = config;
        const connectRealtime = config.isHosted ? connectTo(url, key) : null;
        const member = await openMember({ memberId: identity.memberId, broker, url, key, connectRealtime });
        store.set(sessionAtom, { status: 'member', member });
        reopenWhenBroken(member);
      } catch (cause) {
        store.set(sessionAtom, { status: 'failed', cause });
      }
    });
  }

  /** A browser may lose its hold of IndexedDB while the app is open; opening it anew heals that. */
  function reopenWhenBroken(member: Member) {
    const end = member.hub.subscribe(() => {
      const { failure, failures } = member.hub.schedule();
      if (failure !== 'storage' || failures < 2) return;
      end();
      void open(member);
    });
  }

  async function completeSignIn(session: AuthSession): Promise<void> {
    const before = store.get(sessionAtom);
    await broker.save(session);
    writeIdentity(localStorage, { memberId: session.user.id, email: session.user.email ?? null });
    await open();
    if (before.status === 'member' && before.member.id === session.user.id) before.member.hub.tell('signed-in');
    // Asks the browser not to evict the data; it decides by itself, and nothing depends on the answer.
    void navigator.storage?.persist?.();
  }

  /** Leaves nothing of the member on the device; resolves to the session that was held. */
  async function clearDevice(): Promise<AuthSession | null> {
    const { status, ...held } = store.get(sessionAtom);
    await endPushes();
    const session = await broker.stored();
    await broker.save(null);
    store.set(homeCacheAtom, null);
    forgetMember(localStorage);
    sessionStorage.clear();
    void markApp(false);
    await askWorkerToForget();
    store.set(sessionAtom, { status: 'guest', hasLeft: true });
    if (status === 'member' && 'member' in held) {
      const { removeMemberDatabase } = await import('../data/member.ts');
      await removeMemberDatabase(held.member);
    }
    return session;
  }

  async function signOut(): Promise<void> {
    const session = await inTurn(clearDevice);
    if (session !== null) await accounts.revoke(session);
  }

  /** Before the session goes, since the server is asked as the member. A logout does not fail for it. */
  async function endPushes(): Promise<void> {
    const held = store.get(sessionAtom);
    try {
      const [{ detachPush }, { browserPush }] = await Promise.all([
        import('../data/push-switch.ts'),
        import('../lib/browser-push.ts'),
      ]);
      await detachPush(held.status === 'member' ? held.member : null, browserPush);
    } catch {
      return;
    }
  }

  const services: Omit<Services, 'requestSignOut'> = {
    accounts,
    pushKey: config.pushKey,
    completeSignIn,
    readStoredSession: broker.stored,
    clearDevice: signOut,
  };
  // Where something stands on the screen already, opening the data waits until it has been painted.
  const hasHomeCache = store.get(homeCacheAtom) !== null && window.location.pathname === paths.home;
  void (hasHomeCache ? afterPaint().then(() => open()) : open());
  // A login or logout in one tab holds for all of them.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'keiko.member' || key === null) void open();
  });
  return { store, services };
}

/** Begins to load the member's screens while the data opens. When it fails, so does the screen, and says so. */
function loadScreens(): void {
  import('./member-routes.tsx')
    .then(({ beginLoading }) => beginLoading(window.location.pathname))
    .catch(() => undefined);
}

/** Resolves once the next frame is on the screen; a hidden page, which paints none, waits no longer than a moment. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** A Supabase client for the member's Realtime channel, loaded when it is needed. */
function connectTo(url: string, key: string) {
  return async (accessToken: () => Promise<string | null>) => {
    const { createClient } = await import('@supabase/supabase-js');
    return createClient(url, key, { accessToken });
  };
}
