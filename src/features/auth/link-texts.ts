import { isRequestError } from '../../../sync/model/request-error.ts';
import type { LinkPurpose } from '../../data/account/mailed-link.ts';
import { errorMessage } from '../../data/server/error-message.ts';

/** Error texts for a mailed link or code that could not be followed to the end; `purpose` is null where it is not known. */
export function callbackFailureText(error: unknown, purpose: LinkPurpose | null) {
  const hint = errorMessage(error);
  if (isRequestError(error, 'link-spent'))
    return { title: refused, hint: `${hint}${afterSpent[purpose ?? 'unknown']}` };
  if (isRequestError(error, 'profile-missing')) return { title: 'プロファイルの作成に失敗しました。', hint };
  if (isRequestError(error, 'link-elsewhere')) return { title: refused, hint };
  if (isRequestError(error, 'rejected')) {
    return {
      title: refused,
      hint: 'リンクが途中で切れているか、使えなくなっています。メールのリンクをもう一度開いてください。',
    };
  }
  return { title: '認証処理中にエラーが発生しました。', hint };
}

const refused = '認証に失敗しました。再度お試しください。';

const mayLogIn = '登録の確認がお済みの方は、そのままログインできます。';
const mayReset =
  '新しいパスワードを決めるには、ログイン画面の「パスワードをお忘れの方」から、もう一度お手続きください。';

const afterSpent: Readonly<Record<LinkPurpose | 'unknown', string>> = {
  'sign-up': mayLogIn,
  recovery: mayReset,
  invite: `招待を受け終えた方は、決めたパスワードでログインできます。${mayReset}`,
  login: 'パスワードをお持ちの方は、ログイン画面からログインできます。',
  address: '変更がお済みの方は、新しいアドレスでログインできます。',
  unknown: `${mayLogIn}${mayReset}`,
};

/** Whether the same link may still work: the server has not processed it, or its response was inconclusive. */
export function isRetriable(error: unknown): boolean {
  return isRequestError(error, 'offline', 'network', 'timeout', 'throttled', 'server', 'malformed');
}

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
