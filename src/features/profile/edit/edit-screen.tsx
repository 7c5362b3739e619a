import { useProfile } from '../../../data/account/profile.ts';
import { useHomeArriving } from '../../../data/sync/sync-status.ts';
import { paths } from '../../../paths.ts';
import { Spinner } from '../../../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { EditForm } from './edit-form.tsx';
import { useExtensionErrorFilter } from './use-extension-error-filter.ts';

export function EditScreen() {
  useExtensionErrorFilter();
  const profile = useProfile();
  const arriving = useHomeArriving();
  return (
    <Page title="プロフィール編集" back={<BackLink to={paths.profile} />}>
      {profile === undefined || arriving ? <Spinner>読み込み中...</Spinner> : <EditForm profile={profile} />}
    </Page>
  );
}
