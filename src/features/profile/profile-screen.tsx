import { useProfile } from '../../data/account/profile.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { acceptedDays, useJoinedAt, useRecordedDays } from '../../data/streak/login-records.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { SignOutButton } from '../../shared/sign-out-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { useExtensionErrorFilter } from './edit/use-extension-error-filter.ts';
import { IdentityCard } from './identity-card.tsx';
import { daysSinceJoining, RATE_DAYS } from './login-rate.ts';
import { ProfileLinks } from './profile-links.tsx';
import { LoginRateCard, StreakCards } from './streak-cards.tsx';

const TITLE = 'プロフィール';

export function ProfileScreen() {
  useExtensionErrorFilter();
  const profile = useProfile();
  const days = useRecordedDays();
  const arriving = useHomeArriving();
  const joinedAt = useJoinedAt();
  const { clock } = useMember();
  const spinner = <Spinner>読み込み中...</Spinner>;
  // Reading takes a moment: the links appear with the cards, so that they do not move. A first sync may take long: they do not
  // wait for it.
  if (profile === undefined || days === undefined) return <Page title={TITLE}>{spinner}</Page>;
  const isFirst = joinedAt == null || daysSinceJoining(joinedAt, clock.now()) <= RATE_DAYS;
  const rate = <LoginRateCard days={acceptedDays(days)} isFirst={isFirst} />;
  return (
    <Page title={TITLE}>
      {arriving ? (
        spinner
      ) : (
        <>
          <IdentityCard profile={profile} />
          <StreakCards days={acceptedDays(days)} />
          {isFirst ? null : rate}
          <ActivityCard />
        </>
      )}
      <ProfileLinks />
      {isFirst && !arriving ? rate : null}
      <SignOutButton />
    </Page>
  );
}
