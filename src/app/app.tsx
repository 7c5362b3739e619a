import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followInstallEvents } from '../data/install.ts';
import type { InstallEvents } from '../lib/install-events.ts';
import { dispatchNavigationEvents } from '../lib/navigation-event.ts';
import { trackTypedInput } from '../lib/unsaved-input.ts';
import { AnnouncerHost } from '../ui/announcer.tsx';
import { DialogHost } from '../ui/dialog-host.tsx';
import { ToastHost } from '../ui/toast.tsx';
import { boot } from './boot.ts';
import { LaunchTarget } from './launch-target.tsx';
import { AppRoutes } from './routes.tsx';
import { SignOutProvider } from './sign-out-provider.tsx';
import { watchForUpdates } from './update.ts';

/** Mounts the app in `root`. */
export function mount(root: HTMLElement, installEvents: InstallEvents, onStarted: () => void): void {
  dispatchNavigationEvents();
  trackTypedInput();
  const { store, services } = boot();
  followInstallEvents(store, installEvents);
  createRoot(root).render(
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
  watchForUpdates(store);
}
