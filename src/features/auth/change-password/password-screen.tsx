import { useState } from 'react';
import { readIdentity } from '../../../data/account/identity.ts';
import { useProfile } from '../../../data/account/profile.ts';
import { paths } from '../../../paths.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { OtherDevicesCard } from './other-devices-card.tsx';
import { ResetCard } from './reset-card.tsx';

/** The member's password, and the devices that are logged in with it. */
export function PasswordScreen() {
  const profile = useProfile();
  const [identity] = useState(() => readIdentity(localStorage));
  // Until the profile has synced, the address is known from the login.
  const email = profile?.email || identity?.email || '';
  return (
    <Page title="パスワードの変更" back={<BackLink to={paths.settings} />}>
      {profile === undefined ? (
        <Spinner>読み込み中...</Spinner>
      ) : (
        <>
          <ChangePasswordCard email={email} name={profile.username} />
          <ResetCard email={email} />
          <OtherDevicesCard />
        </>
      )}
    </Page>
  );
}
