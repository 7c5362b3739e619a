import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useUsername } from '../../data/account/profile.ts';
import { useIsInstallPromptShown } from '../../data/device/install.ts';
import { homeCacheUnreadableAtom } from '../../data/member/home-cache.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { useAnnouncement } from '../../data/member/published-content.ts';
import { useDailyLogin } from '../../data/streak/daily-login.ts';
import { useJoinedDay } from '../../data/streak/login-records.ts';
import { useOpening } from '../../data/streak/opening.ts';
import { useEverSynced } from '../../data/sync/sync-status.ts';
import { useDailyTraining } from '../../data/training/daily-training.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { lazyPart, lazyScreen, pick } from '../../lib/lazy.ts';
import { AnnouncementWords } from '../../shared/announcement-words.tsx';
import { Cards } from '../../shared/cards.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { DailyTrainingCard } from './daily-training-card.tsx';
import { FirstGuide } from './first-guide.tsx';
import { Greeting } from './greeting.tsx';
import type { HomePractices } from './home-practices.ts';
import { StreakCard } from './streak-card.tsx';
import { KeptRecord, useWelcome } from './use-welcome.tsx';

const WelcomeBack = lazyScreen(pick('WelcomeBack', () => import('./welcome-back.tsx')));

export function HomeScreen({ loadPractices }: { readonly loadPractices: () => Promise<HomePractices> }) {
  const username = useUsername();
  const { clock } = useMember();
  const training = useDailyTraining();
  const welcome = useWelcome();
  if (welcome.isDue) return <WelcomeBack onClose={welcome.close} />;
  return (
    <Page title="ホーム" heading="稽古">
      <Cards>
        <Greeting username={username} nowMs={clock.now()} />
        <LoginBanner />
        <CacheBanner />
        <FirstGuide />
        {welcome.isDayAfter ? <KeptRecord /> : null}
        <StreakCard />
        <DailyTrainingCard training={training} />
        <Suspense>
          <LowerParts loadPractices={loadPractices} />
        </Suspense>
        <AnnouncementPopup />
      </Cards>
    </Page>
  );
}

/** Shown when what this device remembered of the home screen could not be read at the start. */
function CacheBanner() {
  const [isUnreadable, setUnreadable] = useAtom(homeCacheUnreadableAtom);
  if (!isUnreadable) return null;
  return (
    <Banner tone="warning" title="キャッシュデータの読み込みに失敗しました" onDismiss={() => setUnreadable(false)}>
      画面は、この端末の記録から作り直しました。
    </Banner>
  );
}

/** Shown when today's login could not be recorded; offers a retry. */
function LoginBanner() {
  const { login, retry } = useDailyLogin();
  if (login.status !== 'failed') return null;
  return (
    <Banner
      tone="error"
      title="ログイン処理に失敗しました"
      action={<Button label="もう一度試す" size="small" variant="outline" onClick={retry} />}
    >
      端末の空き容量をお確かめのうえ、もう一度お試しください。
    </Banner>
  );
}

const LowerParts = lazyPart(pick('LowerParts', () => import('./lower-parts.tsx')));

/** Shows the newest unconfirmed announcement once the day's login is recorded, but not on the member's first day. */
function AnnouncementPopup() {
  const member = useMember();
  const { login } = useDailyLogin();
  const announcement = useAnnouncement();
  const confirmed = useMemberSetting('announcements');
  // Before the first sync, what was confirmed on another device is not here yet.
  const everSynced = useEverSynced();
  const isFirstDay = useJoinedDay() === useToday();
  const isReturn = useOpening() === 'return';
  const isDeferred = useIsInstallPromptShown() || isFirstDay || isReturn;
  const [closedId, setClosedId] = useState<string | null>(null);
  if (announcement === null) return null;
  const { id } = announcement;
  const isNew = confirmed[id] === undefined && id !== closedId;
  const open = isNew && everSynced && login.status === 'recorded' && !isDeferred;
  const close = () => {
    setClosedId(id);
    // What could not be stored is shown again at the next start.
    addEntry(member, 'announcements', id, 1).catch(() => undefined);
  };
  const { date, title } = announcement;
  return (
    <Dialog open={open} title={title} onClose={close} actions={<Button label="確認しました" full onClick={close} />}>
      <AnnouncementWords announcement={announcement} day={monthAndDay(date)} />
    </Dialog>
  );
}
