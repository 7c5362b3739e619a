import { createStore } from 'jotai';
import type { AuthSession } from '../../sync/contracts/auth-session.ts';
import { createSessionBroker } from '../../sync/replication/session-broker.ts';
import { createAccounts } from '../data/accounts.ts';
import { glanceAtom, readGlance } from '../data/glance.ts';
import { forgetMember, readIdentity, writeIdentity } from '../data/identity.ts';
import type { Member } from '../data/member.ts';
import type { Services } from '../data/services.tsx';
import { sessionAtom } from '../data/session-state.ts';
import { markApp } from '../lib/app-badge.ts';
import { createSessionVault } from '../lib/session-vault.ts';
import { webLocks } from '../lib/web-locks.ts';
import { askWorkerToForget } from '../lib/worker-messages.ts';
import { config } from './config.ts';
import { paths } from './paths.ts';

/** Puts the app's parts together. The member's data begins to open at once, without waiting for the network. */
export function boot() {
  const store = createStore();
  const broker = createSessionBroker({
    vault: createSessionVault(),
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
  if (known !== null) store.set(glanceAtom, readGlance(localStorage, known.memberId));

  async function open(): Promise<void> {
    const identity = readIdentity(localStorage);
    if (identity === null) return store.set(sessionAtom, { status: 'guest' });
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
  }

  /** A browser may lose its hold of IndexedDB while the app is open; opening it anew heals that. */
  function reopenWhenBroken(member: Member) {
    const end = member.hub.subscribe(() => {
      const { failure, failures } = member.hub.schedule();
      if (failure !== 'storage' || failures < 2) return;
      end();
      void member.close().finally(open);
    });
  }

  async function signedIn(session: AuthSession): Promise<void> {
    const before = store.get(sessionAtom);
    await broker.save(session);
    writeIdentity(localStorage, { memberId: session.user.id, email: session.user.email ?? null });
    if (before.status === 'member') {
      if (before.member.id === session.user.id) return before.member.hub.tell('signed-in');
      await before.member.close();
    }
    await open();
    // Asks the browser not to evict the data; it decides by itself, and nothing depends on the answer.
    void navigator.storage?.persist?.();
  }

  async function signOut(): Promise<void> {
    const { status, ...held } = store.get(sessionAtom);
    await endPushes();
    const session = await broker.stored();
    await broker.save(null);
    store.set(glanceAtom, null);
    forgetMember(localStorage);
    sessionStorage.clear();
    void markApp(false);
    await askWorkerToForget();
    store.set(sessionAtom, { status: 'guest' });
    if (status === 'member' && 'member' in held) {
      const { removeMemberDatabase } = await import('../data/member.ts');
      await removeMemberDatabase(held.member);
    }
    if (session !== null) await accounts.revoke(session);
  }

  /** Before the session goes, since the server is asked as the member. A logout does not fail for it. */
  async function endPushes(): Promise<void> {
    const held = store.get(sessionAtom);
    try {
      const [{ leavePush }, { browserPush }] = await Promise.all([
        import('../data/push-switch.ts'),
        import('../lib/browser-push.ts'),
      ]);
      await leavePush(held.status === 'member' ? held.member : null, browserPush);
    } catch {
      return;
    }
  }

  const services: Omit<Services, 'requestSignOut'> = {
    accounts,
    pushKey: config.pushKey,
    signedIn,
    storedSession: broker.stored,
    leaveDevice: signOut,
  };
  // Where something stands on the screen already, opening the data waits until it has been painted.
  const hasGlance = store.get(glanceAtom) !== null && window.location.pathname === paths.home;
  void (hasGlance ? afterPaint().then(open) : open());
  followOtherTabs(() => void open());
  return { store, services };

  /** A login or logout in one tab holds for all of them. */
  function followOtherTabs(reopen: () => void) {
    window.addEventListener('storage', (event) => {
      if (event.key !== 'keiko.member' && event.key !== null) return;
      const held = store.get(sessionAtom);
      const identity = readIdentity(localStorage);
      if (held.status === 'member' && held.member.id === identity?.memberId) return;
      if (held.status !== 'member') return reopen();
      store.set(sessionAtom, { status: 'loading' });
      void held.member.close().then(reopen);
    });
  }
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
