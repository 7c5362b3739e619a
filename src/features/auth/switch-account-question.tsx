import { Text } from '../../ui/layout/text.tsx';

/** Confirmation before a link signs in another account on a member's device. */
export function switchAccountQuestion(held: string | null, other: string | null) {
  return {
    title: 'アカウントを切り替えますか？',
    body: (
      <>
        <Text>このリンクは、別のアカウント{other ? `（${other}）` : ''}のものです。</Text>
        <Text>いまは{held ?? '別のアカウント'}でログインしています。</Text>
      </>
    ),
    confirmLabel: '切り替える',
    cancelLabel: 'いまのまま使う',
  } as const;
}
