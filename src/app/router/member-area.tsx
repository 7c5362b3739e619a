import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link, Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { isScreenHandle } from '../../navigation/screen-route.ts';
import { paths } from '../../paths.ts';
import { sessionAtom } from '../../session/session-events.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { Page, PageDefaultsProvider } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/primitives.tsx';
import { APP_NAME } from '../app-name.ts';
import { BottomNav } from '../shell/bottom-nav.tsx';
import { useCachedScreen } from '../shell/use-cached-screen.tsx';
import { OutdatedScreen, SignedOutShell, SignedOutView } from './signed-out-area.tsx';

/** Member screens; what a guest sees, and a member whose data cannot be opened, is the route's. */
export function MemberArea() {
  const session = useAtomValue(sessionAtom);
  const matched = useMatches().at(-1)?.handle;
  const handle = isScreenHandle(matched) ? matched : null;
  const signedOutView = handle?.signedOutView;
  switch (session.status) {
    case 'loading':
      return <Loading />;
    case 'signed-out':
      return signedOutView === undefined ? (
        <LoginRedirect hasLeft={session.hasLeft} />
      ) : (
        <SignedOutView>{signedOutView}</SignedOutView>
      );
    case 'outdated':
      return <SignedOutView>{handle?.needsNoData ? signedOutView : <OutdatedScreen />}</SignedOutView>;
    case 'failed':
      return <SignedOutView>{handle?.needsNoData ? signedOutView : <StorageFailureScreen />}</SignedOutView>;
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
  if (cachedScreen === null) {
    return (
      <SignedOutShell>
        <Spinner>読み込み中...</Spinner>
      </SignedOutShell>
    );
  }
  // The member's shell always has the space for banners: without it, everything would move down when that appears.
  return (
    <Frame top={[]} bottom={<BottomNav />}>
      <PageDefaultsProvider Link={Link} titleSuffix={APP_NAME}>
        {cachedScreen}
      </PageDefaultsProvider>
    </Frame>
  );
}
