import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followInstallEvents } from '../data/device/install.ts';
import type { InstallEvents } from '../lib/browser/install-events.ts';
import { watchKeyboard } from '../lib/browser/keyboard-inset.ts';
import { watchDoubleTaps } from '../ui/controls/ignore-double-click.ts';
import { AnnouncerHost } from '../ui/feedback/announcer.tsx';
import { DialogHost } from '../ui/feedback/dialog-host.tsx';
import { ToastHost } from '../ui/feedback/toast.tsx';
import { watchPresses } from '../ui/feedback/use-modal.ts';
import { openRouter } from './router/open-router.tsx';
import { SignOutProvider } from './shell/sign-out-provider.tsx';
import { boot } from './start/boot.ts';
import { watchForUpdates } from './start/update.ts';

interface Start {
  readonly root: HTMLElement;
  readonly installEvents: InstallEvents;
  readonly onStarted: () => void;
}

/** Mounts the app in `root`. */
export async function mount({ root, installEvents, onStarted }: Start): Promise<void> {
  const { store, services, diagnostics, ready } = boot();
  followInstallEvents(store, installEvents);
  watchDoubleTaps(document);
  watchPresses(document);
  watchKeyboard();
  const router = await openRouter();
  await ready;
  // A screen that throws shows its error element; the router reports the error.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <Provider store={store}>
        <AnnouncerHost>
          <ToastHost>
            <DialogHost>
              <SignOutProvider services={services}>{router}</SignOutProvider>
            </DialogHost>
          </ToastHost>
        </AnnouncerHost>
      </Provider>
    </StrictMode>,
  );
  onStarted();
  watchForUpdates(store, diagnostics);
}
