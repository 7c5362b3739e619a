import { useState } from 'react';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { collectExport, type ExportData } from '../../../data/transfer/export.ts';
import { kataCsv, notesCsv, recordsCsv, sessionsCsv } from '../../../data/transfer/export-csv.ts';
import { saveFile, type TextFile } from '../../../lib/browser/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

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
  { label: '稽古帳', name: 'keiko-notes.csv', type: 'text/csv', contents: notesCsv },
  { label: '型', name: 'keiko-kata.csv', type: 'text/csv', contents: kataCsv },
] as const;

/** Exports the member's data on this device as files. Works offline. */
export function ExportCard() {
  const member = useMember();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  /** A file that is ready, but needs another tap to be saved. */
  const [ready, setReady] = useState<TextFile | null>(null);

  async function save({ name, type, contents }: ExportFile) {
    setBusy(true);
    try {
      const text = contents(await collectExport(member));
      await store({ name: name.replace('.', `-${member.clock.today()}.`), type, text });
    } catch (cause) {
      toast({ text: `書き出せませんでした。${errorMessage(cause)}`, tone: 'error' });
    }
    setBusy(false);
  }

  async function store(file: TextFile) {
    setReady((await saveFile(file)) === 'blocked' ? file : null);
  }

  return (
    <Card labelledBy="export-title">
      <Stack>
        <Heading id="export-title">データの書き出し</Heading>
        <Text variant="small" tone="muted">
          プロフィール、ログインの記録、稽古の履歴、稽古帳、型を、ひとつのファイルにまとめます。型と稽古帳は、あとから取り込めます。
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
        {ready === null ? null : (
          <Banner
            tone="info"
            title="ファイルの準備ができました"
            action={
              <Button size="small" onClick={() => void store(ready)}>
                保存先を選ぶ
              </Button>
            }
          />
        )}
      </Stack>
    </Card>
  );
}
