import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InAppBrowserBanner } from '../../features/install/in-app-browser-banner.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { PageDefaultsProvider } from '../../ui/layout/page.tsx';
import { APP_NAME } from '../app-name.ts';
import { useRouteChanged } from '../route-changed.tsx';
import { GuestInstallPromptHost } from '../shell/install-prompt-host.tsx';
import { UpdateBanner } from '../shell/update-banner.tsx';

/** Frame of the screens without a member: no navigation, no sync pill. */
export function GuestShell({ children }: { readonly children: ReactNode }) {
  const focusTitle = useRouteChanged();
  return (
    <Frame
      top={
        <>
          <UpdateBanner />
          <InAppBrowserBanner />
        </>
      }
    >
      <PageDefaultsProvider Link={Link} titleSuffix={APP_NAME} focusTitle={focusTitle}>
        {children}
      </PageDefaultsProvider>
      <GuestInstallPromptHost />
    </Frame>
  );
}
