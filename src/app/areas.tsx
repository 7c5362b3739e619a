import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnPath } from '../data/account/return-path.ts';
import { updateReadyAtom } from '../data/device/update-ready.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { useScreenViews } from '../navigation/screen-route.ts';
import { paths } from '../paths.ts';
import { sessionAtom } from '../session/session-events.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState, Spinner } from '../ui/feedback/empty-state.tsx';
import { Stack } from '../ui/layout/boxes.tsx';
import { Frame } from '../ui/layout/frame.tsx';
import { Page, PageDefaultsProvider } from '../ui/layout/page.tsx';
import { useRouteChanged } from './app-frame.tsx';
import { APP_NAME } from './app-name.ts';
import { BottomNav } from './shell/bottom-nav.tsx';
import { SignedOutInstallPromptHost } from './shell/install-prompt-host.tsx';
import { InAppBrowserBanner, UpdateBanner } from './shell/shell-banners.tsx';
import { useCachedScreen } from './shell/use-cached-screen.tsx';

/** Login, register and reset screens; redirects a member, unless without an account or told by the server to log in again. */
export function SignedOutArea() {
  return (
    <SignedOutView>
      <SignedOutScreen />
    </SignedOutView>
  );
}

function SignedOutScreen() {
  const session = useAtomValue(sessionAtom);
  const { state } = useLocation();
  if (session.status === 'loading') return loadingSpinner;
  if (session.status === 'outdated') return <OutdatedScreen />;
  const mayStay =
    session.status !== 'member' ||
    session.member.isGuest ||
    session.member.scheduler.schedule().haltedBy === 'signed-out';
  if (mayStay) return <Outlet />;
  return (
    <>
      <Navigate to={returnPath(state)} replace />
      {loadingSpinner}
    </>
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

/** Frame of the screens without a member: no navigation, no sync pill. */
export function SignedOutShell({ children }: { readonly children: ReactNode }) {
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
      <SignedOutInstallPromptHost />
    </Frame>
  );
}

/** Shown by a build that is older than the data on this device. It neither reads nor changes that data. */
function OutdatedScreen() {
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

/** Member screens; what a guest sees, and a member whose data cannot be opened, is the route's. */
export function MemberArea() {
  const session = useAtomValue(sessionAtom);
  const { guest, needsNoData } = useScreenViews();
  switch (session.status) {
    case 'loading':
      return <Loading />;
    case 'signed-out':
      return guest === undefined ? <LoginRedirect hasLeft={session.hasLeft} /> : <SignedOutView>{guest}</SignedOutView>;
    case 'outdated':
      return <SignedOutView>{needsNoData ? guest : <OutdatedScreen />}</SignedOutView>;
    case 'failed':
      return <SignedOutView>{needsNoData ? guest : <StorageFailureScreen />}</SignedOutView>;
    case 'member':
      return <Outlet />;
  }
}

/** Redirects a guest to the login, which returns to this page afterwards. */
function LoginRedirect({ hasLeft }: { readonly hasLeft: boolean }) {
  const { pathname, search } = useLocation();
  // After a logout the next login may be another member's: do not return to this page.
  const from = hasLeft ? null : `${pathname}${search}`;
  // `Navigate` navigates again whenever its state is another object.
  const state = useMemo(() => (from === null ? null : { from }), [from]);
  return (
    <>
      <Navigate to={paths.login} replace state={state} />
      <Loading />
    </>
  );
}

/** Shown when IndexedDB cannot be opened: private mode, a full disk, or a lost connection. */
function StorageFailureScreen() {
  return (
    <Page title="データを開けません">
      <EmptyState
        title="データの読み込みに失敗しました"
        action={
          <Stack gap="xs">
            <Button label="もう一度開く" onClick={() => window.location.reload()} />
            <ButtonLink label="ヘルプを見る" variant="ghost" to={paths.helpOn('browser')} />
          </Stack>
        }
      >
        この端末の保存場所を開けませんでした。たいていは「もう一度開く」で直ります。くり返すときは、空き容量が足りないか、ブラウザがデータの保存を止めているようです。プライベートブラウズを終え、空きを作ってからお試しください。サーバーに届いた記録は失われていません。
      </EmptyState>
    </Page>
  );
}

/** Shown while the session or data opens: home as last seen, or 読み込み中.... */
export function Loading() {
  const cachedScreen = useCachedScreen();
  if (cachedScreen === null) return <SignedOutShell>{loadingSpinner}</SignedOutShell>;
  // The member's shell always has the space for banners: without it, everything would move down when that appears.
  return (
    <Frame top={[]} bottom={<BottomNav />}>
      <PageDefaultsProvider Link={Link} titleSuffix={APP_NAME}>
        {cachedScreen}
      </PageDefaultsProvider>
    </Frame>
  );
}
