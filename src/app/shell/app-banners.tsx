import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissLostSettings } from '../../data/account/identity.ts';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { updateReadyAtom } from '../../data/device/update-ready.ts';
import { useClockRolledBack, useMember } from '../../data/member/member-context.tsx';
import { type DataNotice, isUrgent, noticeTexts, useDataNotice } from '../../data/sync/data-notice.ts';
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
  const member = useMember();
  const clockTurnedBack = useClockRolledBack();
  const [isRead, setRead] = useState(false);
  const notice = useDataNotice(isRead);
  const updateReady = useAtomValue(updateReadyAtom);
  const promptsSuppressed = useAtomValue(promptsSuppressedAtom);
  const dismiss = () => {
    member.acknowledgeWipe();
    dismissLostSettings(localStorage);
    setRead(true);
  };
  const isUpdating = updateReady !== null && (notice === 'update-sends' || notice === 'update-restores');
  if (notice !== null && isUrgent(notice) && !isUpdating) return <DataBanner notice={notice} />;
  if (clockTurnedBack) return clockBehind;
  if (notice !== null && !isUpdating) return <DataBanner notice={notice} onDismiss={dismiss} />;
  if (updateReady !== null) return <UpdateBanner />;
  return (
    <Suspense>
      <InAppBrowserBanner />
      {promptsSuppressed ? null : <ChangedVersionsBanner />}
      {member.isLocal && !promptsSuppressed ? <FutureDaysBanner /> : null}
    </Suspense>
  );
}

interface DataBannerProps {
  readonly notice: DataNotice;
  readonly onDismiss?: () => void;
}

/** Once nothing is under way any more, the banner stays until it is closed. */
function DataBanner({ notice, onDismiss }: DataBannerProps) {
  const { pathname, search } = useLocation();
  const { title, text } = noticeTexts(notice);
  const needsLogin = notice === 'login-sends' || notice === 'login-restores';
  const isOver = notice === 'restored' || notice === 'no-copy' || notice === 'settings-lost';
  const login = <ButtonLink label="ログイン" size="small" to={paths.login} state={{ from: `${pathname}${search}` }} />;
  return (
    <Banner
      tone={isUrgent(notice) || notice === 'no-copy' ? 'warning' : 'info'}
      title={title}
      action={needsLogin ? login : null}
      {...(isOver && onDismiss ? { onDismiss } : {})}
    >
      <p>{text}</p>
    </Banner>
  );
}

const clockBehind = (
  <Banner
    tone="warning"
    title="端末の時計が遅れているようです"
    action={<ButtonLink label="詳しく見る" size="small" variant="outline" to={paths.helpOn('clock')} />}
  >
    <p>日付と時刻を自動設定にするか、通信のある場所でひらくと、正しい日に記録されます。</p>
  </Banner>
);
