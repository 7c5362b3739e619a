import { createStore } from 'jotai';
import { GUEST } from '../../../sync/model/account/guest.ts';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { createBrowserSession } from '../../data/account/browser-session.ts';
import { findDataOf, removeForeignData } from '../../data/account/device-data.ts';
import { addRemoval, identityState, readIdentity, signOutMember, writeIdentity } from '../../data/account/identity.ts';
import { CLAIM_LOCK, IDENTITY_KEY } from '../../data/account/identity-key.ts';
import { createLazyAccounts } from '../../data/account/lazy-accounts.ts';
import type { BareServices, ClaimedRows, GuestChoice } from '../../data/account/services.tsx';
import type { SessionState } from '../../data/account/session-state.ts';
import { createDiagnostics } from '../../data/diagnostics/diagnostics.ts';
import { watchPage } from '../../data/diagnostics/watch-page.ts';
import { homeCacheAtom, homeCacheUnreadableAtom, readHomeCache } from '../../data/member/home-cache.ts';
import type { Member } from '../../data/member/member.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import { timers } from '../../lib/timers.ts';
import { paths } from '../../paths.ts';
import { cachedScreenAtom, loadCachedScreen } from './cached-screen.tsx';
import { config } from './config.ts';
import { firstPaint } from './first-paint.ts';
import { createSession } from './session.ts';

/** Wires the app together and starts to open the member's data without waiting for the network. */
export function boot() {
  const store = createStore();
  const tab = Math.random().toString(36).slice(2, 5);
  const diagnostics = createDiagnostics({ storage: localStorage, now: Date.now, after: timers.after, tab });
  watchPage(diagnostics);
  const broker = createBrowserSession(config, diagnostics.record);
  const accounts = createLazyAccounts(async () => (await import('./open-accounts.ts')).openAccounts());
  const session = createSession({ store, broker, diagnostics });

  /** Settles once it is known who uses the device, which takes a moment only where the browser has lost that. */
  const identified = identityState(localStorage) === 'missing' ? session.identify() : Promise.resolve(null);
  const known = readIdentity(localStorage);
  const homeCache = known === null ? null : readHomeCache(localStorage, known.dataId);
  store.set(homeCacheUnreadableAtom, homeCache === 'unreadable');
  store.set(homeCacheAtom, homeCache === 'unreadable' ? null : homeCache);

  const loading = known === null ? null : loadCachedScreen(known.dataId, window.location);
  /** Settles once there is something to paint. */
  const ready = Promise.resolve(loading).then(
    (screen) => store.set(cachedScreenAtom, screen),
    // The app starts without it.
    (error) => diagnostics.recordFailure('load-cached-screen', error),
  );

  async function completeSignIn(next: AuthSession, choice: GuestChoice | null): Promise<void> {
    const before = session.openMember();
    const { id, email = null } = next.user;
    const former = await session.enqueue(async () => {
      const identity = readIdentity(localStorage);
      const isSwitch = identity !== null && identity.memberId !== GUEST && identity.memberId !== id;
      const left = isSwitch ? await clearDevice({ status: 'loading' }) : null;
      const guest = session.openMember();
      // Another tab may sign in, or take back a claim that was cut off.
      await webLocks.withLock(CLAIM_LOCK, async () => {
        if (guest?.isGuest && choice?.kind === 'add') return claim(guest, next, choice);
        const dataId = identity?.memberId === id ? identity.dataId : await findDataOf(id);
        if (guest?.isGuest && choice?.kind === 'delete') addRemoval(localStorage, guest.dataId);
        // In this order: a start in another tab removes a session without an identity.
        writeIdentity(localStorage, { dataId, memberId: id, email });
        await broker.save(next);
      });
      return left;
    });
    if (former !== null) void accounts.revoke(former);
    await session.open();
    if (before?.id === id) before.scheduler.dispatch('signed-in');
    // Asks the browser not to evict the data. Best effort: nothing depends on the result.
    void navigator.storage?.persist?.();
  }

  /** The data changes its owner first: a start without an identity that follows gives it back. */
  async function claim(guest: Member, next: AuthSession, rows: ClaimedRows): Promise<void> {
    const { id, email = null } = next.user;
    const { claimGuestData } = await import('../../data/member/guest-data.ts');
    const cancel = await claimGuestData(guest, id, rows);
    const former = readIdentity(localStorage);
    try {
      writeIdentity(localStorage, { dataId: guest.dataId, memberId: id, email });
      await broker.save(next);
    } catch (error) {
      if (former !== null) writeIdentity(localStorage, former);
      await cancel();
      throw error;
    }
  }

  /** Opens the app without an account, with what a guest has recorded on this device. */
  async function startAsGuest(): Promise<void> {
    await session.enqueue(async () =>
      writeIdentity(localStorage, { dataId: await findDataOf(GUEST), memberId: GUEST, email: null }),
    );
    await session.open();
  }

  /** Removes all of the member's data from the device; resolves to the session that was stored. */
  async function clearDevice(next: SessionState): Promise<AuthSession | null> {
    const member = session.openMember();
    // If the app is closed now, the next start removes what is left.
    signOutMember(localStorage, member?.dataId ?? readIdentity(localStorage)?.dataId ?? null);
    await endNotifications();
    const stored = await broker.stored();
    await session.apply({ type: 'cleared', next });
    await removeForeignData(broker, diagnostics);
    return stored;
  }

  async function signOut(): Promise<void> {
    const stored = await session.enqueue(() => clearDevice({ status: 'guest', hasLeft: true }));
    if (stored !== null) await accounts.revoke(stored);
  }

  /** Ends the notifications of this device; needs the member's session. A failure does not block the logout. */
  async function endNotifications(): Promise<void> {
    try {
      const { detachNotifications } = await import('../../data/notifications/notification-switch.ts');
      await detachNotifications(session.openMember());
    } catch {
      // The next start removes the subscription of a former member.
      return;
    }
  }

  const services: BareServices = {
    accounts,
    notificationKey: config.notificationKey,
    completeSignIn,
    startAsGuest,
    readStoredSession: broker.stored,
    clearDevice: signOut,
    settled: () => session.enqueue(async () => undefined),
    checkStorage: session.checkStorage,
  };
  // With cached content on the screen, the data opens only after the first paint.
  const hasHomeCache = store.get(homeCacheAtom) !== null && window.location.pathname === paths.home;
  const opened = (hasHomeCache || loading !== null ? firstPaint() : identified).then(session.open);
  void opened.then(() => session.enqueue(() => removeForeignData(broker, diagnostics)));
  // A login or logout in another tab applies here too.
  window.addEventListener('storage', ({ key }) => {
    if (key === IDENTITY_KEY || key === null) void session.open();
  });
  return { store, services, diagnostics, identified, ready };
}
