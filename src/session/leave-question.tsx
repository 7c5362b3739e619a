import type { Identity } from '../data/account/identity.ts';
import type { RowsHere } from '../data/member/member-data.ts';
import { Button } from '../ui/controls/button.tsx';
import type { ConfirmTexts } from '../ui/feedback/dialog-host.tsx';
import { Stack } from '../ui/layout/boxes.tsx';
import { Text } from '../ui/layout/text.tsx';
import type { NextMember } from './services.tsx';

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

/** Confirmation before another member's data is removed. `rows` is null when they cannot be counted. */
export function switchQuestion(current: Identity, next: NextMember, rows: RowsHere | null): ConfirmTexts {
  const pending = rows?.pending ?? null;
  const currentName = current.email ?? 'これまでのアカウント';
  const mayLose = pending !== 0 || rows?.kept !== 0;
  return {
    title: 'アカウントを切り替えますか',
    body: (
      <>
        {next.byLink ? (
          <Text>{`このリンクは、別のアカウント${next.email ? `（${next.email}）` : ''}のものです。`}</Text>
        ) : null}
        <Text>{`この端末には${currentName}の記録が入っています。切り替えると、この端末から消えます。サーバーに送った記録は残ります。`}</Text>
        {pending === 0 ? null : <Text tone="warning">{lossText(currentName, pending)}</Text>}
        {rows === null || rows.kept === 0 ? null : (
          <Text tone="warning">{`${keptText(rows)}切り替えると消えます。`}</Text>
        )}
      </>
    ),
    confirmLabel: mayLose ? '消して切り替える' : '切り替える',
    cancelLabel: next.byLink ? 'いまのまま使う' : pending ? '先に送る' : 'やめる',
    tone: mayLose ? 'danger' : 'normal',
  };
}

function lossText(currentName: string, pending: number | null): string {
  return pending === null
    ? 'この端末の記録を開けないため、まだ送っていない記録があるかどうかを確かめられませんでした。'
    : `まだ送っていない記録が${pending}件あり、切り替えると失われます。先に送るには、${currentName}でログインしてください。`;
}

/** この端末だけの型が3件あります。 Empty when no row is kept on this device. */
export function keptText({ kept, keptKatas }: RowsHere): string {
  if (kept === 0) return '';
  return keptKatas === kept ? `この端末だけの型が${kept}件あります。` : `この端末だけの記録が${kept}件あります。`;
}

export function ExportButton({ save }: { readonly save: () => Promise<void> }) {
  return <Button label="先にファイルへ書き出す" variant="outline" full onClick={save} />;
}
