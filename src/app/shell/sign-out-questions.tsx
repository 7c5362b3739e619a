import { Text } from '../../ui/layout/primitives.tsx';

export const localWarning = {
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

export function warning(pending: number) {
  return {
    title: `未送信の記録が${pending}件あります`,
    body: (
      <Text>
        ログアウトすると、この端末に残っている未送信の記録は消えます。つながる場所で送ってからのログアウトをおすすめします。
      </Text>
    ),
    confirmLabel: '消してログアウト',
    cancelLabel: 'ログアウトしない',
    tone: 'danger',
  } as const;
}
