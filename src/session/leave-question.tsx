import type { RowsHere } from '../data/member/member-data.ts';
import type { ConfirmTexts } from '../ui/feedback/dialog-host.tsx';
import { Stack } from '../ui/layout/boxes.tsx';
import { Text } from '../ui/layout/text.tsx';
import { ExportButton, keptText } from './kept-rows.tsx';

/** Before the records of a guest are removed, of which there is no copy. */
export const guestQuestion = {
  title: 'この端末の記録を消しますか',
  body: (
    <Text>
      登録していないため、記録はこの端末にしかありません。消すと、元には戻せません。残したい方は、先に登録するか、データ管理でファイルに書き出してください。
    </Text>
  ),
  confirmLabel: '記録を消す',
  cancelLabel: '消さない',
  tone: 'danger',
} as const;

/** Before a logout that removes rows which the server does not have; null where nothing is known of them. */
export function leaveQuestion(rows: RowsHere | null, save: () => Promise<void>): ConfirmTexts {
  const pending = rows?.pending ?? null;
  return {
    title:
      pending === null
        ? '未送信の記録があるか、わかりません'
        : pending > 0
          ? `未送信の記録が${pending}件あります`
          : 'ログアウトすると消える記録があります',
    body: (
      <Stack>
        {pending === 0 ? null : (
          <Text>
            ログアウトすると、この端末の未送信の記録は消えます。つながる場所で送ってからのログアウトをおすすめします。
          </Text>
        )}
        {rows === null || rows.kept === 0 ? null : (
          <>
            <Text>{`${keptText(rows)}ログアウトすると消えます。`}</Text>
            <ExportButton save={save} />
          </>
        )}
      </Stack>
    ),
    confirmLabel: '消してログアウト',
    cancelLabel: pending === 0 ? 'やめる' : 'ログアウトしない',
    tone: 'danger',
  };
}
