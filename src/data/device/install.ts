import { atom, type createStore, useAtomValue, useSetAtom } from 'jotai';
import { deviceOf } from '../../lib/browser/device.ts';
import { inAppBrowserOf } from '../../lib/browser/in-app-browser.ts';
import type { InstallEvents, InstallOffer } from '../../lib/browser/install-events.ts';
import { useIsStandalone } from '../../lib/browser/standalone.ts';
import { deviceKeys } from '../../lib/storage-keys.ts';
import { type Dismissal, writeDismissal } from './install-dismissal.ts';

/** `offered`: through the browser's prompt. `by-hand`: through the browser's menu. `none`: impossible or installed. */
export type InstallWay = 'offered' | 'by-hand' | 'none';

export type InstallView = 'closed' | 'question' | 'steps';

const offerAtom = atom<InstallOffer | null>(null);
const installedAtom = atom(false);
const viewAtom = atom<InstallView>('closed');

export function followInstallEvents(store: ReturnType<typeof createStore>, events: InstallEvents): void {
  store.set(installedAtom, localStorage.getItem(deviceKeys.installed) !== null);
  events.subscribe(({ offer, installed }) => {
    store.set(offerAtom, offer);
    if (!installed) return;
    localStorage.setItem(deviceKeys.installed, '');
    store.set(installedAtom, true);
    store.set(viewAtom, 'closed');
  });
}

/** Opens the browser's prompt, which requires user activation, or shows manual steps. */
const installAtom = atom(null, async (get, set) => {
  const offer = get(offerAtom);
  if (offer === null) return set(viewAtom, 'steps');
  try {
    const choice = await offer.prompt();
    if (choice === 'dismissed') writeDismissal(localStorage, Date.now(), 'skip');
    set(viewAtom, 'closed');
  } catch {
    // The browser refuses its prompt, for example when it was used before: the manual steps always work.
    set(viewAtom, 'steps');
  }
  // A beforeinstallprompt event can be used once; the browser fires a new one later.
  set(offerAtom, (current) => (current === offer ? null : current));
});

const dismissAtom = atom(null, (_get, set, dismissal: Dismissal) => {
  writeDismissal(localStorage, Date.now(), dismissal);
  set(viewAtom, 'closed');
});

export function useInstallWay(): InstallWay {
  const offer = useAtomValue(offerAtom);
  const installed = useAtomValue(installedAtom);
  const isStandalone = useIsStandalone();
  if (isStandalone || inAppBrowserOf(navigator, isStandalone) !== null) return 'none';
  if (offer !== null) return 'offered';
  return !installed && deviceOf(navigator).installsManually ? 'by-hand' : 'none';
}

export function useInstallPrompt() {
  return {
    view: useAtomValue(viewAtom),
    wasInstalled: useAtomValue(installedAtom),
    show: useSetAtom(viewAtom),
    install: useSetAtom(installAtom),
    dismiss: useSetAtom(dismissAtom),
  };
}

/** Whether the install prompt is shown. No other dialog opens by itself meanwhile. */
export function useIsInstallPromptShown(): boolean {
  return useAtomValue(viewAtom) !== 'closed';
}
