import { useMember } from '../../../data/member/member-context.tsx';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { LocalDeletionCard } from './local-deletion-card.tsx';
import { RecordsApartCard } from './records-apart-card.tsx';
import { StorageCard } from './storage-card.tsx';

/** Data management: storage, export, import and deletion. */
export function DataScreen() {
  const { isLocal } = useMember();
  return (
    <Page title="データ管理" back={<BackLink to={paths.profile} />}>
      <StorageCard />
      <ExportCard />
      <ImportCard />
      {isLocal ? null : <RecordsApartCard />}
      {isLocal ? <LocalDeletionCard /> : <DeletionCard />}
    </Page>
  );
}
