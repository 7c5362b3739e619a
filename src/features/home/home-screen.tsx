import { Link } from 'react-router-dom';
import { useUsername } from '../../data/account/profile.ts';
import { useServices } from '../../data/account/services.tsx';
import { useHomeCache } from '../../data/member/home-cache.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Page } from '../../ui/layout/page.tsx';
import { AnnouncementPopup } from './announcement-popup.tsx';
import { CacheBanner } from './cache-banner.tsx';
import { DailyTrainingCard } from './daily-training-card.tsx';
import { ExtraCardSlot } from './extra-card-slot.tsx';
import { FirstGuide } from './first-guide.tsx';
import { Greeting } from './greeting.tsx';
import { GroupPracticeCard } from './group-practice-card.tsx';
import type { HomePractices } from './home-practices.ts';
import { LoginBanner } from './login-banner.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { useExtraCard } from './use-extra-card.ts';

interface HomeScreenProps {
  readonly loadPractices: () => Promise<HomePractices>;
}

export function HomeScreen({ loadPractices }: HomeScreenProps) {
  const username = useUsername();
  const { clock, id } = useMember();
  const homeCache = useHomeCache(id);
  const { requestSignOut } = useServices();
  const extraCard = useExtraCard(loadPractices);
  return (
    <Page title="ホーム" heading="稽古">
      <Greeting username={username || (homeCache?.username ?? '')} nowMs={clock.now()} />
      <LoginBanner />
      <CacheBanner />
      <FirstGuide />
      <StreakCard />
      <DailyTrainingCard />
      <ExtraCardSlot card={extraCard} />
      <ProgrammeCard isSuggested={extraCard?.kind === 'lesson'} />
      <GroupPracticeCard />
      <Link className={buttonClass({ variant: 'ghost', full: true })} to={paths.announcements}>
        お知らせ
      </Link>
      <Button variant="ghost" full onClick={requestSignOut}>
        ログアウト
      </Button>
      <AnnouncementPopup />
    </Page>
  );
}
