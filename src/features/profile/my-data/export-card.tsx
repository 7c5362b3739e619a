import { useMember } from '../../../data/member/member-context.tsx';
import { kataCsv, notesCsv, recordsCsv, sessionsCsv } from '../../../data/transfer/export-csv.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Small, TitledCard } from '../../../ui/layout/primitives.tsx';
import { ExportNotices } from './export-notices.tsx';
import { useExport, wholeExport } from './use-export.ts';

const tables = [
  { label: '連続記録', name: 'keiko-records.csv', type: 'text/csv', contents: recordsCsv },
  { label: '稽古の履歴', name: 'keiko-sessions.csv', type: 'text/csv', contents: sessionsCsv },
  { label: '稽古帳', name: 'keiko-notes.csv', type: 'text/csv', contents: notesCsv },
  { label: '型', name: 'keiko-kata.csv', type: 'text/csv', contents: kataCsv },
] as const;

/** Exports the member's data as files. */
export function ExportCard() {
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
