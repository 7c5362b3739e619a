import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { updateReadyAtom } from '../../data/device/update-ready.ts';
import { useClockRolledBack, useMember } from '../../data/member/member-context.tsx';
import { useEverSynced, useNeedsLogin, useNeedsUpdate } from '../../data/sync/sync-status.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { UpdateBanner } from './update-banner.tsx';

const InAppBrowserBanner = lazyPart(
  async () => (await import('../../features/install/in-app-browser-banner.tsx')).InAppBrowserBanner,
);

const FutureDaysBanner = lazyPart(
  async () => (await import('../../features/local/future-days-banner.tsx')).FutureDaysBanner,
);

const ChangedVersionsBanner = lazyPart(
  async () => (await import('../../features/legal/changed-versions-banner.tsx')).ChangedVersionsBanner,
);

/** The most urgent app-wide banner, if any, above every page. */
export function AppBanners() {
  const needsLogin = useNeedsLogin();
  const needsUpdate = useNeedsUpdate();
  const clockTurnedBack = useClockRolledBack();
  const { isLocal, wasWiped } = useMember();
  const everSynced = useEverSynced();
  const updateReady = useAtomValue(updateReadyAtom);
  const promptsSuppressed = useAtomValue(promptsSuppressedAtom);
  if (needsLogin) return <LoginNeeded />;
  if (needsUpdate && updateReady === null) return updateNeeded;
  if (clockTurnedBack) return clockBehind;
  if (wasWiped && !everSynced) return dataComingBack;
  if (updateReady !== null) return <UpdateBanner />;
  return (
    <Suspense>
      <InAppBrowserBanner />
      {promptsSuppressed ? null : <ChangedVersionsBanner />}
      {isLocal && !promptsSuppressed ? <FutureDaysBanner /> : null}
    </Suspense>
  );
}

function LoginNeeded() {
  const { pathname, search } = useLocation();
  const login = <ButtonLink label="ログイン" size="small" to={paths.login} state={{ from: `${pathname}${search}` }} />;
  return (
    <Banner tone="warning" title="再ログインが必要です" action={login}>
      <p>記録はこの端末に残っています。ログインすると送信を再開します。</p>
    </Banner>
  );
}

const updateNeeded = (
  <Banner tone="warning" title="アプリの更新が必要です">
    <p>記録はこの端末に残っています。通信のある場所で開き直すと、更新されて送信を再開します。</p>
  </Banner>
);

const clockBehind = (
  <Banner
    tone="warning"
    title="端末の時計が遅れているようです"
    action={<ButtonLink label="詳しく見る" size="small" variant="outline" to={paths.helpOn('clock')} />}
  >
    <p>日付と時刻を自動設定にするか、通信のある場所でひらくと、正しい日に記録されます。</p>
  </Banner>
);

const dataComingBack = (
  <Banner tone="info" title="記録を読み込み直しています">
    <p>この端末の保存データが消えていました。サーバーに届いた記録を戻しています。</p>
  </Banner>
);
