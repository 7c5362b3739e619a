import { createStore } from 'jotai';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { createBrowserSession } from '../../data/account/browser-session.ts';
import {
  mayHaveLocalData,
  rememberLocalData,
  removeForeignData,
  requestLocalDeletion,
} from '../../data/account/device-data.ts';
import { isUsedLocally, readIdentity, writeIdentity, writeLocalIdentity } from '../../data/account/identity.ts';
import { IDENTITY_KEY } from '../../data/account/identity-key.ts';
import { createLazyAccounts } from '../../data/account/lazy-accounts.ts';
import type { BareServices, LocalAnswer } from '../../data/account/services.tsx';
import { type SessionState, sessionAtom } from '../../data/account/session-state.ts';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { createDiagnostics } from '../../data/diagnostics/diagnostics.ts';
import { watchPage } from '../../data/diagnostics/watch-page.ts';
import { homeCacheAtom, homeCacheUnreadableAtom, readHomeCache } from '../../data/member/home-cache.ts';
import type { Member } from '../../data/member/member.ts';
import { saveFormDrafts } from '../../lib/browser/form-drafts.ts';
import { isStandalone } from '../../lib/browser/standalone.ts';
import { timers } from '../../lib/timers.ts';
import { hasUnsavedInputAtom } from '../../lib/unsaved-input.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { paths } from '../../paths.ts';
import { cachedScreenAtom } from './cached-screen.ts';
import { config } from './config.ts';
import { firstPaint, skipFirstPaint } from './first-paint.ts';
import { loadCachedScreen } from './load-cached-screen.tsx';
import { reloadForStorage } from './reload-for-storage.ts';
import { reduce, type SessionEffect, type SessionEvent } from './session-events.ts';
import { isStorageAlive, watchStorage } from './watch-storage.ts';

/** Time to open a member's data, migrations included, in milliseconds. */
const OPEN_TIMEOUT_MS = 60_000;

const CLOSE_TIMEOUT_MS = 3000;

/** Set in a tab that has reloaded for a newer build, until it opens the data again. */
const GAVE_WAY_KEY = 'keiko.gave-way';

/** Wires the app together and starts to open the member's data without waiting for the network. */
export function boot() {
  const store = createStore();
  const tab = Math.random().toString(36).slice(2, 5);
  const diagnostics = createDiagnostics({ storage: localStorage, now: Date.now, after: timers.after, tab });
  watchPage(diagnostics);
  const broker = createBrowserSession(config, diagnostics.record);
  const accounts = createLazyAccounts(async () => (await import('./open-accounts.ts')).openAccounts());

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

  let endWatch = () => {};
  let last: Promise<unknown> = Promise.resolve();
  /** Serializes work: a database must not be opened twice, or opened while it is being removed. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work);
    last = done;
    return done;
  }

  /** Changes the session and does what follows. Runs inside enqueue(). */
  async function apply(event: SessionEvent): Promise<void> {
    const [next, effects] = reduce(store.get(sessionAtom), event);
    store.set(sessionAtom, next);
    for (const effect of effects) await perform(effect);
  }

  async function perform(effect: SessionEffect): Promise<void> {
    switch (effect.type) {
      case 'open':
        return openData(effect.memberId);
      case 'close':
        return close(effect.member);
      case 'watch-storage':
        endWatch();
        endWatch = watchStorage(effect.member, loseStorage);
        return;
      case 'forget-input':
        return sessionStorage.clear();
      case 'forget-screens':
        store.set(homeCacheAtom, null);
        return store.set(cachedScreenAtom, null);
      case 'clear-diagnostics':
        return diagnostics.clear();
      case 'reload-once':
        return reloadOnce();
    }
  }

  /** Opens the data of the signed-in member, and closes any other member's. */
  function open(): Promise<void> {
    return enqueue(() => apply({ type: 'identified', memberId: readIdentity(localStorage)?.memberId ?? null }));
  }

  async function openData(memberId: string): Promise<void> {
    try {
      skipFirstPaint();
      const { openMember } = await import('../../data/member/member.ts');
      const opening = openMember({
        memberId,
        broker,
        diagnostics,
        ...config,
        onOutdated: giveWay,
        onStorageFailure: checkStorage,
      });
      const member = await withTimeout(opening, OPEN_TIMEOUT_MS, () => {
        opening.then((late) => late.close()).catch((error) => diagnostics.recordFailure('close-database', error));
        throw new Error('Cannot open the database in time');
      });
      await moveLocalData(member);
      sessionStorage.removeItem(GAVE_WAY_KEY);
      await apply({ type: 'opened', member });
      // An installed app is more likely to be granted it than the tab in which the member signed in.
      if (isStandalone() && !member.isLocal) void navigator.storage?.persist?.();
    } catch (cause) {
      const isOutdated = cause instanceof Error && cause.name === 'OutdatedBuildError';
      if (!isOutdated) diagnostics.recordFailure('open-database', cause);
      await apply({ type: 'not-opened', cause, isOutdated });
    }
  }

  /** The records that are on their way into the member's account stay where they are if that fails, until the next start. */
  async function moveLocalData(member: Member): Promise<void> {
    if (!mayHaveLocalData()) return;
    try {
      const { resumeMove, takeBackMove } = await import('../../data/member/local-data.ts');
      await (member.isLocal ? takeBackMove(member) : resumeMove(member));
    } catch (error) {
      diagnostics.recordFailure('move-data', error);
    }
  }

  /** Leaves the data to the newer build that has taken it over. What is typed into forms is kept. */
  function giveWay() {
    saveFormDrafts(sessionStorage);
    void enqueue(() => apply({ type: 'outdated' }));
  }

  /** The newer build is probably installed; a build that was rolled back waits for an update. */
  function reloadOnce() {
    if (sessionStorage.getItem(GAVE_WAY_KEY) !== null) return;
    sessionStorage.setItem(GAVE_WAY_KEY, '1');
    window.location.reload();
  }

  /** Checks the storage after a failed read or write. */
  function checkStorage() {
    const current = store.get(sessionAtom);
    if (current.status !== 'member') return;
    void isStorageAlive(current.member).then((isAlive) => (isAlive ? undefined : loseStorage(current.member)));
  }

  /**
   * The browser does not give the member's database back to this page; a new page gets it. While a drill or typed input is on
   * the screen, it stays, and each read and write tries to open the database again.
   */
  function loseStorage(member: Member) {
    if (store.get(hasUnsavedInputAtom) || store.get(promptsSuppressedAtom)) return;
    const cause = new Error('The browser has dropped the database');
    diagnostics.recordFailure('open-database', cause);
    if (!reloadForStorage()) void enqueue(() => apply({ type: 'storage-lost', member, cause }));
  }

  /** Closing may fail or hang when the storage is lost. */
  async function close(member: Member): Promise<void> {
    endWatch();
    await withTimeout(member.close(), CLOSE_TIMEOUT_MS, () => undefined).catch((error) =>
      diagnostics.recordFailure('close-database', error),
    );
  }

  async function completeSignIn(session: AuthSession, answer: LocalAnswer | null): Promise<void> {
    const before = store.get(sessionAtom);
    const { id, email = null } = session.user;
    const former = await enqueue(async () => {
      const identity = readIdentity(localStorage);
      const isSwitch = identity !== null && !isUsedLocally(localStorage) && identity.memberId !== id;
      const left = isSwitch ? await clearDevice({ status: 'loading' }) : null;
      const wasLocal = isUsedLocally(localStorage);
      // In this order: a start in another tab removes a session without an identity, and takes back a move without one.
      writeIdentity(localStorage, { memberId: id, email });
      if (wasLocal) await applyAnswer(answer, id);
      await broker.save(session);
      return left;
    });
    if (former !== null) void accounts.revoke(former);
    await open();
    if (before.status === 'member' && before.member.id === id) before.member.scheduler.dispatch('signed-in');
    // Asks the browser not to evict the data. Best effort: nothing depends on the result.
    void navigator.storage?.persist?.();
  }

  /** Without an answer, the records of no account stay apart. */
  async function applyAnswer(answer: LocalAnswer | null, memberId: string): Promise<void> {
    const current = store.get(sessionAtom);
    if (answer?.kind === 'delete') requestLocalDeletion(true);
    if (answer?.kind !== 'add' || current.status !== 'member') return;
    const { isNewAccount, without } = answer;
    try {
      const { prepareMove } = await import('../../data/member/local-data.ts');
      await prepareMove(current.member, { memberId, isNewAccount, without });
    } catch (error) {
      // The records stay apart, where the member can add them later.
      diagnostics.recordFailure('move-data', error);
    }
  }

  /** Opens the app without an account, with the records of that kind that are still on this device. */
  async function startLocally(): Promise<void> {
    await enqueue(async () => {
      requestLocalDeletion(false);
      rememberLocalData();
      writeLocalIdentity(localStorage);
    });
    await open();
  }

  /** Removes all of the member's data from the device; resolves to the session that was stored. */
  async function clearDevice(next: SessionState): Promise<AuthSession | null> {
    if (isUsedLocally(localStorage)) requestLocalDeletion(true);
    // From here on nobody is signed in: if the app is closed now, the next start removes what is left.
    writeIdentity(localStorage, null);
    await settleLocalData();
    await endNotifications();
    const session = await broker.stored();
    await apply({ type: 'cleared', next });
    await removeForeignData(broker, diagnostics);
    return session;
  }

  /** Records that could not be moved yet stay on the device without the member. */
  async function settleLocalData(): Promise<void> {
    const current = store.get(sessionAtom);
    if (current.status !== 'member' || current.member.isLocal || !mayHaveLocalData()) return;
    try {
      const { settleMove } = await import('../../data/member/local-data.ts');
      await settleMove(current.member);
    } catch (error) {
      diagnostics.recordFailure('move-data', error);
    }
  }

  async function signOut(): Promise<void> {
    const session = await enqueue(() => clearDevice({ status: 'guest', hasLeft: true }));
    if (session !== null) await accounts.revoke(session);
  }

  /** Ends the notifications of this device; needs the member's session. A failure does not block the logout. */
  async function endNotifications(): Promise<void> {
    const current = store.get(sessionAtom);
    try {
      const [{ detachNotifications }, { browserPush }] = await Promise.all([
        import('../../data/notifications/notification-switch.ts'),
        import('../../lib/notifications/browser-push.ts'),
      ]);
      await detachNotifications(current.status === 'member' ? current.member : null, browserPush);
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
    settled: () => enqueue(async () => undefined),
    checkStorage,
  };
  // With cached content on the screen, the data opens only after the first paint.
  const hasHomeCache = store.get(homeCacheAtom) !== null && window.location.pathname === paths.home;
  const opened = hasHomeCache || loading !== null ? firstPaint().then(() => open()) : open();
  void opened.then(() => enqueue(() => removeForeignData(broker, diagnostics)));
  // A login or logout in another tab applies here too.
  window.addEventListener('storage', ({ key }) => {
    if (key === IDENTITY_KEY || key === null) void open();
  });
  return { store, services, diagnostics, ready };
}
