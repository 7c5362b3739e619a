import { acceptedDays, useRecordedDays } from '../../data/login-records.ts';
import { useProfile } from '../../data/profile.ts';
import { useServices } from '../../data/services.tsx';
import { useFirstSyncRunning } from '../../data/sync-status.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ActivityCard } from './activity-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { StreakCards } from './streak-cards.tsx';
import { useExtensionErrorFilter } from './use-extension-error-filter.ts';

export function ProfileScreen() {
  useExtensionErrorFilter();
  const { requestSignOut } = useServices();
  const profile = useProfile();
  const days = useRecordedDays();
  const arriving = useFirstSyncRunning();
  return (
    <Page title="プロフィール">
      {profile === undefined || days === undefined || arriving ? (
        <Spinner>読み込み中...</Spinner>
      ) : (
        <>
          <IdentityCard profile={profile} />
          <StreakCards days={acceptedDays(days)} />
          <ActivityCard />
        </>
      )}
      <ProfileLinks />
      <Button variant="ghost" full onClick={requestSignOut}>
        ログアウト
      </Button>
    </Page>
  );
}
