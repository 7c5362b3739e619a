import { useUsername } from '../../data/account/profile.ts';
import { useServices } from '../../data/account/services.tsx';
import { useHomeCache } from '../../data/member/home-cache.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AnnouncementPopup } from './announcement-popup.tsx';
import { CacheBanner } from './cache-banner.tsx';
import { DailyTrainingCard } from './daily-training-card.tsx';
import { FirstGuide } from './first-guide.tsx';
import { Greeting } from './greeting.tsx';
import { GroupPracticeCard } from './group-practice-card.tsx';
import { LoginBanner } from './login-banner.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { StreakCard } from './streak-card.tsx';

export function HomeScreen() {
  const username = useUsername();
  const { clock, id } = useMember();
  const homeCache = useHomeCache(id);
  const { requestSignOut } = useServices();
  return (
    <Page title="ホーム" heading="稽古">
      <Greeting username={username || (homeCache?.username ?? '')} nowMs={clock.now()} />
      <LoginBanner />
      <CacheBanner />
      <FirstGuide />
      <StreakCard />
      <DailyTrainingCard />
      <ProgrammeCard />
      <GroupPracticeCard />
      <Button variant="ghost" full onClick={requestSignOut}>
        ログアウト
      </Button>
      <AnnouncementPopup />
    </Page>
  );
}
