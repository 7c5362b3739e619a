import { isRequestError } from '../../../sync/model/request-error.ts';
import { errorMessage } from '../../data/server/error-message.ts';

/** Error texts for a mailed link or code that could not be followed to the end. */
export function callbackFailureText(error: unknown): { readonly title: string; readonly hint: string } {
  if (isRequestError(error, 'link-spent')) {
    return { title: refused, hint: `${errorMessage(error)}登録の確認がお済みの方は、そのままログインできます。` };
  }
  if (isRequestError(error, 'profile-missing')) {
    return { title: 'プロファイルの作成に失敗しました。', hint: errorMessage(error) };
  }
  if (isRequestError(error, 'link-elsewhere')) return { title: refused, hint: errorMessage(error) };
  if (isRequestError(error, 'rejected')) {
    return { title: refused, hint: 'リンクが途中で切れているようです。メールのリンクをもう一度開いてください。' };
  }
  return { title: '認証処理中にエラーが発生しました。', hint: errorMessage(error) };
}

const refused = '認証に失敗しました。再度お試しください。';

/** Whether the same link may still work: the server has not processed it, or its response was inconclusive. */
export function isRetriable(error: unknown): boolean {
  return isRequestError(error, 'offline', 'network', 'timeout', 'throttled', 'server', 'malformed');
}
