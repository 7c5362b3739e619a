/** What members read, by why a request failed. */
export const requestMessages = {
  offline: 'オフラインです。インターネットにつながってから、もう一度お試しください。',
  network: 'サーバーにつながりませんでした。通信の状態を確かめて、もう一度お試しください。',
  timeout: 'サーバーから返事がありません。電波のよい場所で、もう一度お試しください。',
  throttled: '短い時間に操作が重なりました。しばらく時間をおいて、もう一度お試しください。',
  server: 'サーバーで問題が起きています。しばらく時間をおいて、もう一度お試しください。',
  /** An unreadable response. */
  malformed: 'サーバーの返事を読み取れませんでした。しばらく時間をおいて、もう一度お試しください。',
  /** A 4xx that is none of the others. */
  rejected: 'サーバーに受け付けられませんでした。入力内容を確かめて、もう一度お試しください。',
  'admin-ended': '管理者認証の期限が切れました。もう一度、管理者パスワードを入力してください。',
  'invalid-credentials': 'ログインに失敗しました。ユーザー名とパスワードを確認してください。',
  'weak-password': '推測されやすいパスワードです。別のパスワードにしてください。',
  'same-password': '現在のパスワードと同じです。別のパスワードにしてください。',
  'link-spent': 'リンクの期限が切れているか、すでに使われています。',
  /** A link that another browser asked for. */
  'link-elsewhere': 'このリンクは、手続きを始めたときと同じブラウザで開いてください。',
  /** No CAPTCHA token, or a refused one. */
  'robot-check':
    '人による操作かどうかを確かめられませんでした。広告などを止める機能を切るか、通信の状態を確かめて、もう一度お試しください。',
  /** The new member has no profile, and the server could not create it. */
  'profile-missing': 'メールアドレスの確認は済んでいます。しばらく時間をおいて、ログインしてください。',
} as const;

export type RequestErrorCode = keyof typeof requestMessages;

/** Whether a value is the code of a RequestError. */
export function isRequestErrorCode(code: unknown): code is RequestErrorCode {
  return typeof code === 'string' && Object.hasOwn(requestMessages, code);
}

/** A failed request to the server. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;

  constructor(code: RequestErrorCode, options: { readonly cause?: unknown } = {}) {
    super(`The request failed: ${code}`, options);
    this.name = 'RequestError';
    this.code = code;
  }
}

/** Whether the error is a RequestError with one of these codes; any code when none is given. */
export function isRequestError(error: unknown, ...codes: readonly RequestErrorCode[]): error is RequestError {
  return error instanceof RequestError && (codes.length === 0 || codes.includes(error.code));
}
