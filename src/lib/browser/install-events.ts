/** The deferred `beforeinstallprompt` event; usable once. */
export interface InstallOffer {
  /** Shows the browser's install dialog. Rejects if the browser has none. */
  readonly prompt: () => Promise<'accepted' | 'dismissed'>;
}

/** The install state reported by the browser so far. */
interface InstallState {
  readonly offer: InstallOffer | null;
  /** True if the app was installed since the page opened. */
  readonly installed: boolean;
}

export type InstallEvents = ReturnType<typeof catchInstallEvents>;

/** Call at page start: the browser fires `beforeinstallprompt` once, possibly before the app has mounted. */
export function catchInstallEvents() {
  let state: InstallState = { offer: null, installed: false };
  let listener: (state: InstallState) => void = () => {};
  const update = (change: Partial<InstallState>) => {
    state = { ...state, ...change };
    listener(state);
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's own install bar; the app chooses the moment.
    event.preventDefault();
    update({ offer: { prompt: () => showPrompt(event) } });
  });
  window.addEventListener('appinstalled', () => update({ offer: null, installed: true }));
  return {
    /** Calls back with the current state at once, then on each change. Supports one listener. */
    subscribe(onChange: (state: InstallState) => void) {
      listener = onChange;
      onChange(state);
    },
  };
}

async function showPrompt(event: Event): Promise<'accepted' | 'dismissed'> {
  if (!('prompt' in event) || typeof event.prompt !== 'function') throw new Error('Cannot install: no native prompt');
  const choice: unknown = (await event.prompt()) ?? ('userChoice' in event ? await event.userChoice : null);
  const isAccepted =
    typeof choice === 'object' && choice !== null && 'outcome' in choice && choice.outcome === 'accepted';
  return isAccepted ? 'accepted' : 'dismissed';
}
