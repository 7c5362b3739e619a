import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnPath } from '../../data/account/return-path.ts';
import { updateReadyAtom } from '../../data/device/update-ready.ts';
import { sessionAtom } from '../../session/session-events.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { Page, PageDefaultsProvider } from '../../ui/layout/page.tsx';
import { useRouteChanged } from '../app-frame.tsx';
import { APP_NAME } from '../app-name.ts';
import { InAppBrowserBanner } from '../shell/in-app-browser.tsx';
import { SignedOutInstallPromptHost } from '../shell/install-prompt-host.tsx';
import { UpdateBanner } from '../shell/update-banner.tsx';

/** Login, register and reset screens; redirects a member, unless without an account or told by the server to log in again. */
export function SignedOutArea() {
  const session = useAtomValue(sessionAtom);
  if (session.status === 'loading') return <SignedOutView>{loadingSpinner}</SignedOutView>;
  if (session.status === 'outdated') {
    return (
      <SignedOutView>
        <OutdatedScreen />
      </SignedOutView>
    );
  }
  const mayStay =
    session.status !== 'member' ||
    session.member.isGuest ||
    session.member.scheduler.schedule().haltedBy === 'signed-out';
  if (!mayStay) return <SignedInRedirect />;
  return (
    <SignedOutView>
      <Outlet />
    </SignedOutView>
  );
}

/** A screen without the member's navigation; 読み込み中... until its code has loaded. */
export function SignedOutView({ children }: { readonly children: ReactNode }) {
  return (
    <SignedOutShell>
      <Suspense fallback={loadingSpinner}>{children}</Suspense>
    </SignedOutShell>
  );
}

const loadingSpinner = <Spinner>読み込み中...</Spinner>;

/** Redirects a signed-in member from the login to the page that required it. */
function SignedInRedirect() {
  const { state } = useLocation();
  return (
    <SignedOutView>
      <Navigate to={returnPath(state)} replace />
      {loadingSpinner}
    </SignedOutView>
  );
}

/** Frame of the screens without a member: no navigation, no sync pill. */
export function SignedOutShell({ children }: { readonly children: ReactNode }) {
  const focusTitle = useRouteChanged();
  return (
    <Frame
      top={
        <>
          <UpdateBanner />
          <Suspense>
            <InAppBrowserBanner />
          </Suspense>
        </>
      }
    >
      <PageDefaultsProvider Link={Link} titleSuffix={APP_NAME} focusTitle={focusTitle}>
        {children}
      </PageDefaultsProvider>
      <SignedOutInstallPromptHost />
    </Frame>
  );
}

/** Shown by a build that is older than the data on this device. It neither reads nor changes that data. */
export function OutdatedScreen() {
  const isUpdateReady = useAtomValue(updateReadyAtom) !== null;
  return (
    <Page title="アプリの更新が必要です">
      <EmptyState
        title="新しい版で開かれたデータです"
        action={
          // With an update ready, the banner offers it.
          isUpdateReady ? null : <Button label="もう一度確かめる" onClick={() => window.location.reload()} />
        }
      >
        この端末では、アプリのもっと新しい版が使われていました。いまの版は、端末の記録を読まず、変えません。新しい版が届くと、この画面で更新できます。
      </EmptyState>
    </Page>
  );
}
