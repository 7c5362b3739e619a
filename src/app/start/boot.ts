import { createStore } from 'jotai';
import { createBrowserSession } from '../../data/account/browser-session.ts';
import { identityState, readIdentity } from '../../data/account/identity.ts';
import { createDiagnostics, watchErrors } from '../../data/diagnostics/diagnostics.ts';
import { homeCacheAtom, homeCacheUnreadableAtom, readHomeCache } from '../../data/member/home-cache.ts';
import { config } from '../../data/server/config.ts';
import { createLoadOnce } from '../../data/server/load-once.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { paths } from '../../paths.ts';
import { firstPaint } from '../../session/first-paint.ts';
import type { BareServices } from '../../session/services.tsx';
import { createSession } from '../../session/session.ts';

/** Wires the app together and starts to open the member's data without waiting for the network. */
export function boot() {
  const store = createStore();
  const diagnostics = createDiagnostics(localStorage);
  watchErrors(diagnostics);
  const broker = createBrowserSession(config, diagnostics.record);
  const openAccounts = createLoadOnce(async () => (await import('./open-accounts.ts')).openAccounts());
  // An app that cannot load its code cannot reach the server either.
  const revoke: BareServices['revoke'] = async (next) => (await openAccounts().catch(() => null))?.revoke(next);
  const session = createSession({ store, broker, diagnostics });

  /** Settles once it is known who uses the device, which takes a moment only where the browser has lost that. */
  const identified = identityState(localStorage) === 'missing' ? session.identify() : Promise.resolve(null);
  const known = readIdentity(localStorage);
  const homeCache = known === null ? null : readHomeCache(localStorage, known.dataId);
  store.set(homeCacheUnreadableAtom, homeCache === 'unreadable');
  store.set(homeCacheAtom, homeCache === 'unreadable' ? null : homeCache);

  const openSignIn = createLoadOnce(async () =>
    (await import('../../session/sign-in.ts')).createSignIn({ session, broker, revoke, diagnostics }),
  );
  const services: BareServices = {
    openAccounts,
    // What fails is loaded again by the tap.
    prepareSignIn: () => void Promise.allSettled([openAccounts(), openSignIn()]),
    revoke,
    completeSignIn: async (...answers) => (await openSignIn()).completeSignIn(...answers),
    startAsGuest: async () => (await openSignIn()).startAsGuest(),
    clearDevice: async () => (await openSignIn()).clearDevice(),
    saveBook: async (member) => (await import('./save-book.ts')).saveBook(member),
    settled: () => session.enqueue(async () => undefined),
    checkStorage: session.checkStorage,
  };
  // With a cached home on the screen, the data opens only after the first paint.
  const hasHomeCache = store.get(homeCacheAtom) !== null && window.location.pathname === paths.home;
  const opened = (hasHomeCache ? firstPaint() : identified).then(session.open);
  void opened
    .then(() => import('../../session/foreign-data.ts'))
    .then(({ removeForeignData }) => session.enqueue(() => removeForeignData(broker, diagnostics)))
    .catch(() => diagnostics.recordFailure('remove-foreign-data'));
  // A login or logout in another tab applies here too.
  window.addEventListener('storage', ({ key }) => {
    if (key === memberKeys.identity || key === null) void session.open();
  });
  return { store, services, diagnostics, identified };
}
