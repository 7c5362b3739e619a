import { isRequestError, type RequestErrorCode } from '../../../sync/model/request-error.ts';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';

/** What members read, by why a request failed. */
export const requestMessages = {
  offline: 'オフラインです。インターネットにつながってから、もう一度お試しください。',
  network: 'サーバーにつながりませんでした。通信の状態を確かめて、もう一度お試しください。',
  timeout: 'サーバーから返事がありません。電波のよい場所で、もう一度お試しください。',
  throttled: '短い時間に操作が重なりました。しばらく時間をおいて、もう一度お試しください。',
  server: 'サーバーで問題が起きています。しばらく時間をおいて、もう一度お試しください。',
  malformed: 'サーバーの返事を読み取れませんでした。しばらく時間をおいて、もう一度お試しください。',
  rejected: 'サーバーに受け付けられませんでした。入力内容を確かめて、もう一度お試しください。',
  'admin-ended': '管理者認証の期限が切れました。もう一度、管理者パスワードを入力してください。',
  'invalid-credentials': 'ログインに失敗しました。ユーザー名とパスワードを確認してください。',
  'weak-password': '推測されやすいパスワードです。別のパスワードにしてください。',
  'same-password': '現在のパスワードと同じです。別のパスワードにしてください。',
  'link-spent': 'リンクの期限が切れているか、すでに使われています。',
  'link-elsewhere': 'このリンクは、手続きを始めたときと同じブラウザで開いてください。',
  'robot-check':
    '人による操作かどうかを確かめられませんでした。広告などを止める機能を切るか、通信の状態を確かめて、もう一度お試しください。',
  'profile-missing': 'メールアドレスの確認は済んでいます。しばらく時間をおいて、ログインしてください。',
} as const satisfies Partial<Record<RequestErrorCode, string>>;

export function hasMessage(code: unknown): code is keyof typeof requestMessages {
  return typeof code === 'string' && Object.hasOwn(requestMessages, code);
}

/** Maps any thrown value to a Japanese message that says what failed and what to do. */
export function errorMessage(error: unknown): string {
  if (isRequestError(error) && hasMessage(error.code)) return requestMessages[error.code];
  if (isStorageFull(error)) return 'この端末の空き容量が足りません。空きを作ってから、もう一度お試しください。';
  if (isFromStorage(error)) {
    return 'この端末にデータを保存できませんでした。もう一度お試しください。くり返すときは、プライベートブラウズを終えるか、アプリを閉じて開き直してください。';
  }
  return '予期しない問題が起きました。アプリを閉じて開き直し、もう一度お試しください。';
}

/** Whether the error is a DOMException, bare or wrapped by the database, or one of a connection that the browser closed. */
function isFromStorage(error: unknown): boolean {
  if (error instanceof DOMException) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'DatabaseClosedError' || ('inner' in error && error.inner instanceof DOMException);
}
