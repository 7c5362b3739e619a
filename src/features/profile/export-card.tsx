import { useState } from 'react';
import { errorMessage } from '../../data/error-message.ts';
import { collectExport, type ExportData } from '../../data/export.ts';
import { kataCsv, recordsCsv, sessionsCsv } from '../../data/export-csv.ts';
import { useMember } from '../../data/member-context.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';

interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly contents: (data: ExportData) => string;
}

const everything: ExportFile = {
  name: 'keiko.json',
  type: 'application/json',
  contents: (data) => JSON.stringify(data, null, 2),
};

const tables = [
  { label: '連続記録', name: 'keiko-records.csv', type: 'text/csv', contents: recordsCsv },
  { label: '稽古の履歴', name: 'keiko-sessions.csv', type: 'text/csv', contents: sessionsCsv },
  { label: '型', name: 'keiko-kata.csv', type: 'text/csv', contents: kataCsv },
] as const;

/** Exports the member's data on this device as files. Works offline. */
export function ExportCard() {
  const member = useMember();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function save({ name, type, contents }: ExportFile) {
    setBusy(true);
    try {
      const text = contents(await collectExport(member));
      saveFile({ name: name.replace('.', `-${member.clock.today()}.`), type, text });
    } catch (cause) {
      toast({ text: `書き出せませんでした。${errorMessage(cause)}`, tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <Card labelledBy="export-title">
      <Stack>
        <Heading id="export-title">データの書き出し</Heading>
        <Text variant="small" tone="muted">
          プロフィール、ログインの記録、稽古の履歴、型を、ひとつのファイルにまとめます。型はあとから取り込めます。
        </Text>
        <Button variant="outline" full busy={isBusy} onClick={() => save(everything)}>
          すべてを書き出す（JSON）
        </Button>
        <Text variant="small" tone="muted">
          表計算ソフトで開くときは、CSVが便利です。
        </Text>
        {tables.map((table) => (
          <Button key={table.name} variant="outline" full busy={isBusy} onClick={() => save(table)}>
            {table.label}（CSV）
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
