import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { dismissLostSettings } from '../../data/account/identity.ts';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { updateReadyAtom } from '../../data/device/update-ready.ts';
import { useClockRolledBack, useMember } from '../../data/member/member-context.tsx';
import { isUrgent, useDataNotice } from '../../data/sync/data-notice.ts';
import { lazyPart, pick } from '../../lib/lazy.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { InAppBrowserBanner, UpdateBanner } from './shell-banners.tsx';

const DataBanner = lazyPart(pick('DataBanner', () => import('./data-banner.tsx')));

const FutureDaysBanner = lazyPart(
  pick('FutureDaysBanner', () => import('../../features/guest/future-days-banner.tsx')),
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
  const isShown = notice !== null && !isUpdating;
  if (clockTurnedBack && !(isShown && isUrgent(notice))) return clockBehind;
  if (isShown) return <DataBanner notice={notice} isUrgent={isUrgent(notice)} onDismiss={dismiss} />;
  if (updateReady !== null) return <UpdateBanner />;
  return (
    <ErrorBoundary fallback={() => null}>
      <InAppBrowserBanner />
      {member.isGuest && !promptsSuppressed ? <FutureDaysBanner /> : null}
    </ErrorBoundary>
  );
}

const clockBehind = (
  <Banner
    tone="warning"
    title="端末の時計が遅れているようです"
    action={<ButtonLink label="詳しく見る" size="small" variant="outline" to={paths.helpOn('clock')} />}
  >
    日付と時刻を自動設定にするか、通信のある場所でひらくと、正しい日に記録されます。
  </Banner>
);
