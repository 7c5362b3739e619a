import { useState } from 'react';
import { useProfile } from '../../../data/account/profile.ts';
import { useServices } from '../../../data/account/services.tsx';
import { useMember } from '../../../data/member/member-context.tsx';
import { kataCsv, notesCsv, recordsCsv, sessionsCsv } from '../../../data/transfer/export-csv.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Small, TitledCard } from '../../../ui/layout/primitives.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { ExportNotices, useExport, wholeExport } from './export.tsx';
import { ImportCard } from './import-card.tsx';
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

/** Deletes the records of a member without an account. */
function LocalDeletionCard() {
  const { requestSignOut } = useServices();
  return (
    <TitledCard title="記録の削除">
      <Small>
        連続記録、稽古の履歴、稽古帳、型のすべてが、この端末から消えます。ほかに控えはないため、元には戻せません。
      </Small>
      <Button label="この端末の記録を消す" variant="danger" full onClick={requestSignOut} />
    </TitledCard>
  );
}

/** Account deletion; requires a connection. */
function DeletionCard() {
  const online = useOnline();
  const email = useProfile()?.email ?? '';
  const [isOpen, setOpen] = useState(false);
  return (
    <TitledCard title="アカウントの削除">
      <Small>
        プロフィール、連続記録、稽古の履歴、稽古帳、登録した型のすべてが、サーバーとこの端末から消えます。元には戻せません。ほかの会員が写した型は残ります。
      </Small>
      {online ? null : (
        <Small tone="warning">オフラインでは削除できません。インターネットにつながってからお試しください。</Small>
      )}
      <ButtonLink label="消えるものと残るもの" variant="ghost" full to={paths.deletionPolicy} />
      <Button
        label="アカウントを削除する"
        variant="danger"
        full
        disabled={!online || email === ''}
        onClick={() => setOpen(true)}
      />
      <DeletionDialog open={isOpen} email={email} onClose={() => setOpen(false)} />
    </TitledCard>
  );
}

const tables = [
  { label: '連続記録', name: 'keiko-records.csv', type: 'text/csv', contents: recordsCsv },
  { label: '稽古の履歴', name: 'keiko-sessions.csv', type: 'text/csv', contents: sessionsCsv },
  { label: '稽古帳', name: 'keiko-notes.csv', type: 'text/csv', contents: notesCsv },
  { label: '型', name: 'keiko-kata.csv', type: 'text/csv', contents: kataCsv },
] as const;

/** Exports the member's data as files. */
function ExportCard() {
  const { isLocal } = useMember();
  const { save, ...state } = useExport();
  const { isBusy } = state;
  return (
    <TitledCard title="データの書き出し">
      <Small>
        プロフィール、連続記録、稽古の履歴と控え、稽古帳、型、設定
        {isLocal ? '' : '、声かけの時刻、通知の宛先、通報の控え'}
        を、ひとつのHTMLファイルにまとめます。通信がなくても読めて、印刷もできます。連続記録、稽古の履歴と控え、稽古帳、型、設定は、あとから取り込めます。
      </Small>
      <Button label="一冊にする" variant="outline" full busy={isBusy} onClick={() => save(wholeExport)} />
      <Small>表計算ソフトで開くときは、CSVが便利です。</Small>
      {tables.map((table) => (
        <Button key={table.name} variant="outline" full busy={isBusy} onClick={() => save(table)}>
          {table.label}（CSV）
        </Button>
      ))}
      <ExportNotices {...state} />
    </TitledCard>
  );
}
