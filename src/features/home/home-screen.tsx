import { useAtom } from 'jotai';
import { Suspense, useMemo, useRef, useState } from 'react';
import { addDays, dayNumber } from '../../../sync/model/day/day.ts';
import type { DailyTraining } from '../../../sync/model/published/daily-trainings.ts';
import { useUsername } from '../../data/account/profile.ts';
import { useIsInstallPromptShown } from '../../data/device/install.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { homeCacheUnreadableAtom } from '../../data/member/home-cache.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { useAnnouncement } from '../../data/member/published-content.ts';
import { useDailyLogin } from '../../data/streak/daily-login.ts';
import {
  acceptedDays,
  type RecordedDay,
  useJoinedDay,
  useRecordedDays,
  useStreak,
} from '../../data/streak/login-records.ts';
import { useOpening } from '../../data/streak/opening.ts';
import { usePractisedOfCircle } from '../../data/streak/practised-days.ts';
import { useEverSynced, useFirstSyncRunning, useHomeArriving } from '../../data/sync/sync-status.ts';
import { useDailyTraining, useDailyTrainingDone } from '../../data/training/daily-training.ts';
import { usePractisedToday } from '../../data/training/practised-today.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { lazyPart, lazyScreen, pick } from '../../lib/lazy.ts';
import { AnnouncementWords } from '../../shared/announcement-words.tsx';
import { Cards } from '../../shared/cards.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Caption, Small, Text } from '../../ui/layout/text.tsx';
import { FirstGuide } from './first-guide.tsx';
import { Greeting } from './greeting.tsx';
import type { HomePractices } from './home-practices.ts';
import { StreakFacts } from './streak-facts.tsx';
import { TrainingFacts } from './training-facts.tsx';

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

/** Whether the member is to be welcomed back: on the first opening after a break, once what another phone knows is here. */
function useWelcome() {
  const member = useMember();
  const today = useToday();
  const opening = useOpening();
  const isArriving = useFirstSyncRunning();
  // Who came by another way, such as a notification, has begun already.
  const hasBegun = usePractisedToday().visits > 0;
  const closed = useMemberSetting('cards').welcome ?? 0;
  const [isClosed, setClosed] = useState(false);
  const day = dayNumber(today);
  return {
    isDue: opening === 'return' && !isArriving && !hasBegun && !isClosed && closed < day,
    isDayAfter: opening === 'after-return',
    close() {
      setClosed(true);
      // What could not be stored is shown again at the next start.
      addEntry(member, 'cards', 'welcome', day).catch(() => undefined);
    },
  };
}

/** On the day after a return. */
function KeptRecord() {
  const { longest_streak: longest } = useStreak();
  if (!useShowsStreakNumbers()) return null;
  return <Small>{`最長記録の${longest}日は、そのまま残っています。`}</Small>;
}

/** The daily training. `training` is null if it cannot be loaded. */
function DailyTrainingCard({ training }: { readonly training: DailyTraining | null }) {
  const hasTrained = useDailyTrainingDone();
  const day = usePractisedToday();
  const { clock } = useMember();
  if (training !== null) {
    return <TrainingFacts training={training} hasTrained={hasTrained} day={day} nowMs={clock.now()} />;
  }
  return (
    <Card as="article" label="今日の稽古" gap="xs">
      <Caption>今日の稽古</Caption>
      <Text variant="small">今日の稽古はまだ準備中です</Text>
    </Card>
  );
}

const Rescue = lazyPart(pick('Rescue', () => import('./rescue.tsx')));

/** The streak; nothing on a new device until the first sync. */
function StreakCard() {
  const streak = useStreak();
  const arriving = useHomeArriving();
  const practised = usePractisedOfCircle();
  const missed = useMissedYesterday();
  const numbers = useRef<HTMLDivElement>(null);
  if (arriving) {
    return (
      <Card label="連続記録">
        <Spinner>読み込み中...</Spinner>
      </Card>
    );
  }
  return (
    <StreakFacts streak={streak} practised={practised} ref={numbers}>
      {missed === null ? null : (
        <Suspense>
          <Rescue days={missed} tickets={streak.tickets} numbers={numbers} />
        </Suspense>
      )}
    </StreakFacts>
  );
}

/** The accepted days if yesterday is missing among them, today being recorded; null otherwise. */
function useMissedYesterday(): readonly RecordedDay[] | null {
  const days = useRecordedDays();
  const today = useToday();
  return useMemo(() => {
    const accepted = acceptedDays(days);
    const yesterday = addDays(today, -1);
    // Before today's login the streak of the day before yesterday still stands.
    const isRecorded = accepted.some(({ day, kind }) => day === today && kind === 'login');
    return isRecorded && !accepted.some(({ day }) => day === yesterday) ? accepted : null;
  }, [days, today]);
}
