import { useUsername } from '../../data/account/profile.ts';
import { useHomeCache } from '../../data/member/home-cache.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useIsNewcomer } from '../../data/streak/login-records.ts';
import { useDailyTraining } from '../../data/training/daily-training.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { SignOutButton } from '../../shared/sign-out-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AnnouncementPopup } from './announcement-popup.tsx';
import { CacheBanner } from './cache-banner.tsx';
import { DailyTrainingCard } from './daily-training-card.tsx';
import { FirstGuide } from './first-guide.tsx';
import { Greeting } from './greeting.tsx';
import type { HomePractices } from './home-practices.ts';
import { LoginBanner } from './login-banner.tsx';
import { LowerParts } from './lower-parts.tsx';
import { StreakCard } from './streak-card.tsx';

interface HomeScreenProps {
  readonly loadPractices: () => Promise<HomePractices>;
}

export function HomeScreen({ loadPractices }: HomeScreenProps) {
  const username = useUsername();
  const { clock, id } = useMember();
  const homeCache = useHomeCache(id);
  const training = useDailyTraining();
  const isNewcomer = useIsNewcomer() ?? homeCache?.isNewcomer ?? false;
  const daily = training === undefined ? null : <DailyTrainingCard training={training} />;
  return (
    <Page title="ホーム" heading="稽古">
      <Greeting username={username || (homeCache?.username ?? '')} nowMs={clock.now()} />
      <LoginBanner />
      <CacheBanner />
      <FirstGuide />
      {isNewcomer ? daily : null}
      {/* With today's training: nothing may move away from under a finger. */}
      {isNewcomer && training === undefined ? null : <StreakCard />}
      {training === undefined ? null : (
        <>
          {isNewcomer ? null : daily}
          <LowerParts loadPractices={loadPractices}>
            <ButtonLink variant="quiet" size="small" full to={paths.announcements}>
              お知らせ
            </ButtonLink>
            <SignOutButton />
          </LowerParts>
        </>
      )}
      <AnnouncementPopup />
    </Page>
  );
}
