import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followInstallEvents } from '../data/device/install.ts';
import type { InstallEvents } from '../lib/browser/install-events.ts';
import { dispatchNavigationEvents } from '../lib/browser/navigation-event.ts';
import { trackTypedInput } from '../lib/unsaved-input.ts';
import { AnnouncerHost } from '../ui/feedback/announcer.tsx';
import { DialogHost } from '../ui/feedback/dialog-host.tsx';
import { ToastHost } from '../ui/feedback/toast.tsx';
import { AppRoutes } from './routes.tsx';
import { SignOutProvider } from './shell/sign-out-provider.tsx';
import { boot } from './start/boot.ts';
import { LaunchTarget } from './start/launch-target.tsx';
import { watchForUpdates } from './start/update.ts';

/** Mounts the app in `root`. */
export function mount(root: HTMLElement, installEvents: InstallEvents, onStarted: () => void): void {
  dispatchNavigationEvents();
  trackTypedInput();
  const { store, services, diagnostics } = boot();
  followInstallEvents(store, installEvents);
  // A screen that throws shows its error boundary; the error is recorded like an uncaught one.
  createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <AnnouncerHost>
            <ToastHost>
              <DialogHost>
                <SignOutProvider services={services}>
                  <AppRoutes />
                </SignOutProvider>
                <LaunchTarget />
              </DialogHost>
            </ToastHost>
          </AnnouncerHost>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
  onStarted();
  watchForUpdates(store, diagnostics);
}
