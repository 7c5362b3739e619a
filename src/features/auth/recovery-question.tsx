import { Text } from '../../ui/layout/primitives.tsx';

/** Confirmation before a guest sets the password of an account whose reset was not requested in this browser. */
export function recoveryQuestion(email: string | null) {
  return {
    title: 'このアカウントを使いますか',
    body: (
      <>
        <Text strong>{email ?? 'メールアドレスのないアカウント'}</Text>
        <Text>
          このリンクを開くと、上のアカウントの新しいパスワードを決めて、この端末でログインします。ご自分のアカウントでなければ、使わないでください。
        </Text>
      </>
    ),
    confirmLabel: 'このアカウントを使う',
    cancelLabel: '使わない',
  } as const;
}
