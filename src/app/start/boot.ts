import { createStore } from 'jotai';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { createBrowserSession } from '../../data/account/browser-session.ts';
import { rememberLocalData, removeForeignData } from '../../data/account/device-data.ts';
import {
  identityState,
  isUsedLocally,
  readIdentity,
  requestLocalRemoval,
  signOutMember,
  writeIdentity,
  writeLocalIdentity,
} from '../../data/account/identity.ts';
import { IDENTITY_KEY } from '../../data/account/identity-key.ts';
import { createLazyAccounts } from '../../data/account/lazy-accounts.ts';
import type { BareServices, LocalAnswer } from '../../data/account/services.tsx';
import type { SessionState } from '../../data/account/session-state.ts';
import { createDiagnostics } from '../../data/diagnostics/diagnostics.ts';
import { watchPage } from '../../data/diagnostics/watch-page.ts';
import { homeCacheAtom, homeCacheUnreadableAtom, readHomeCache } from '../../data/member/home-cache.ts';
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
  const homeCache = known === null ? null : readHomeCache(localStorage, known.memberId);
  store.set(homeCacheUnreadableAtom, homeCache === 'unreadable');
  store.set(homeCacheAtom, homeCache === 'unreadable' ? null : homeCache);

  const loading = known === null ? null : loadCachedScreen(known.memberId, window.location);
  /** Settles once there is something to paint. */
  const ready = Promise.resolve(loading).then(
    (screen) => store.set(cachedScreenAtom, screen),
    // The app starts without it.
    (error) => diagnostics.recordFailure('load-cached-screen', error),
  );

  async function completeSignIn(next: AuthSession, answer: LocalAnswer | null): Promise<void> {
    const before = session.openMember();
    const { id, email = null } = next.user;
    const former = await session.enqueue(async () => {
      const identity = readIdentity(localStorage);
      const isSwitch = identity !== null && !isUsedLocally(localStorage) && identity.memberId !== id;
      const left = isSwitch ? await clearDevice({ status: 'loading' }) : null;
      const wasLocal = isUsedLocally(localStorage);
      // In this order: a start in another tab removes a session without an identity, and takes back a move without one.
      writeIdentity(localStorage, { memberId: id, email });
      if (wasLocal) await applyAnswer(answer, id);
      await broker.save(next);
      return left;
    });
    if (former !== null) void accounts.revoke(former);
    await session.open();
    if (before?.id === id) before.scheduler.dispatch('signed-in');
    // Asks the browser not to evict the data. Best effort: nothing depends on the result.
    void navigator.storage?.persist?.();
  }

  /** Without an answer, or when the mark cannot be stored, the records of no account stay apart. */
  async function applyAnswer(answer: LocalAnswer | null, memberId: string): Promise<void> {
    const local = session.openMember();
    if (answer?.kind === 'delete') requestLocalRemoval(localStorage);
    if (answer?.kind !== 'add' || local === null) return;
    const { isNewAccount, without } = answer;
    await session.withLocalData(({ prepareMove }) => prepareMove(local, { memberId, isNewAccount, without }));
  }

  /** Opens the app without an account, with the records of that kind that are still on this device. */
  async function startLocally(): Promise<void> {
    await session.enqueue(async () => {
      rememberLocalData();
      writeLocalIdentity(localStorage);
    });
    await session.open();
  }

  /** Removes all of the member's data from the device; resolves to the session that was stored. */
  async function clearDevice(next: SessionState): Promise<AuthSession | null> {
    const member = session.openMember();
    // If the app is closed now, the next start removes what is left.
    signOutMember(localStorage, member?.id ?? readIdentity(localStorage)?.memberId ?? null);
    // Records that could not be moved yet stay on the device without the member.
    if (member !== null && !member.isLocal) await session.withLocalData(({ settleMove }) => settleMove(member));
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
    startLocally,
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
