import { atom, type createStore, useAtomValue, useSetAtom } from 'jotai';
import { deviceOf } from '../lib/device.ts';
import type { InstallEvents, InstallOffer } from '../lib/install-events.ts';
import { useIsStandalone } from '../lib/standalone.ts';
import { type Dismissal, writeDismissal } from './install-dismissal.ts';

/** Belongs to the device: set once the app has been installed from this browser. */
const INSTALLED_KEY = 'keiko.device.installed';

/** `offered`: the browser installs it; `by-hand`: the member can, in the browser's menu; `none`: nobody can, or it is. */
export type InstallWay = 'offered' | 'by-hand' | 'none';

/** What of the install prompt is on the screen. */
export type InstallView = 'closed' | 'question' | 'steps';

const offerAtom = atom<InstallOffer | null>(null);
const installedAtom = atom(false);
const viewAtom = atom<InstallView>('closed');

/** Puts what the browser says about installing where the screens can see it. */
export function followInstallEvents(store: ReturnType<typeof createStore>, events: InstallEvents): void {
  store.set(installedAtom, localStorage.getItem(INSTALLED_KEY) !== null);
  events.subscribe(({ offer, installed }) => {
    store.set(offerAtom, offer);
    if (!installed) return;
    localStorage.setItem(INSTALLED_KEY, '');
    store.set(installedAtom, true);
    store.set(viewAtom, 'closed');
  });
}

/** Installs: by the browser's prompt, which must follow a tap at once, or else by steps that the member takes. */
const installAtom = atom(null, async (get, set) => {
  const offer = get(offerAtom);
  if (offer === null) return set(viewAtom, 'steps');
  try {
    const answer = await offer.prompt();
    if (answer === 'dismissed') writeDismissal(localStorage, Date.now(), 'skip');
    set(viewAtom, 'closed');
  } catch {
    set(viewAtom, 'steps');
  }
  // The browser takes an offer back once it has been answered; it makes a new one when it may be asked again.
  set(offerAtom, (held) => (held === offer ? null : held));
});

const dismissAtom = atom(null, (_get, set, dismissal: Dismissal) => {
  writeDismissal(localStorage, Date.now(), dismissal);
  set(viewAtom, 'closed');
});

/** How this browser can come by the app now. */
export function useInstallWay(): InstallWay {
  const offer = useAtomValue(offerAtom);
  const installed = useAtomValue(installedAtom);
  const isStandalone = useIsStandalone();
  if (isStandalone) return 'none';
  if (offer !== null) return 'offered';
  return !installed && deviceOf(navigator).installsManually ? 'by-hand' : 'none';
}

/** The state of the install prompt, and what its buttons do. */
export function useInstallPrompt() {
  return {
    view: useAtomValue(viewAtom),
    wasInstalled: useAtomValue(installedAtom),
    show: useSetAtom(viewAtom),
    install: useSetAtom(installAtom),
    dismiss: useSetAtom(dismissAtom),
  };
}

/** Whether the install prompt is on the screen: then no other dialog opens by itself. */
export function useIsInstallPromptShown(): boolean {
  return useAtomValue(viewAtom) !== 'closed';
}
