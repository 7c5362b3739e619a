import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followInstallEvents } from '../data/device/install.ts';
import type { InstallEvents } from '../lib/browser/install-events.ts';
import { watchKeyboard } from '../lib/browser/keyboard-inset.ts';
import { watchDoubleTaps } from '../ui/controls/ignore-double-click.ts';
import { AnnouncerHost } from '../ui/feedback/announcer.tsx';
import { DialogHost } from '../ui/feedback/dialog-host.tsx';
import { watchPresses } from '../ui/feedback/last-pressed.ts';
import { ToastHost } from '../ui/feedback/toast.tsx';
import { SignOutProvider } from './shell/sign-out-provider.tsx';
import type { AppVariant } from './start/app-variant.ts';
import { boot } from './start/boot.ts';
import { watchForUpdates } from './start/update.ts';

interface Start {
  readonly root: HTMLElement;
  readonly installEvents: InstallEvents;
  readonly variant: AppVariant;
  readonly onStarted: () => void;
}

/** Mounts the app in `root`. */
export async function mount({ root, installEvents, variant, onStarted }: Start): Promise<void> {
  const { store, services, diagnostics, ready } = boot(variant);
  followInstallEvents(store, installEvents);
  watchDoubleTaps(document);
  watchPresses(document);
  watchKeyboard();
  const element = await variant.create();
  await ready;
  // A screen that throws shows its error element; the error is recorded like an uncaught one.
  createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <Provider store={store}>
        <AnnouncerHost>
          <ToastHost>
            <DialogHost>
              <SignOutProvider services={services}>{element}</SignOutProvider>
            </DialogHost>
          </ToastHost>
        </AnnouncerHost>
      </Provider>
    </StrictMode>,
  );
  onStarted();
  watchForUpdates(store, diagnostics);
}
