import type { LinkPurpose } from '../../data/account/mailed-link.ts';

/** What a link that waits for a tap will do. */
export const linkTexts: Readonly<Record<LinkPurpose, { title: string; line: string; button: string }>> = {
  'sign-up': {
    title: 'メールアドレスの確認',
    line: 'ボタンを押すと、メールアドレスの確認が済みます。',
    button: 'メールアドレスを確認する',
  },
  recovery: {
    title: 'パスワードの再設定',
    line: 'ボタンを押すと、新しいパスワードを決められます。',
    button: '再設定を続ける',
  },
  invite: {
    title: '招待',
    line: 'ボタンを押すと、メールアドレスの確認が済みます。続けて、パスワードを決めてください。',
    button: '招待を受ける',
  },
  login: { title: 'ログイン', line: 'ボタンを押すと、パスワードを入れずにログインできます。', button: 'ログインする' },
  address: {
    title: 'メールアドレスの変更',
    line: 'ボタンを押すと、メールアドレスの変更を確認します。',
    button: '変更を確認する',
  },
};
