import { isRequestError } from '../../../sync/model/request-error.ts';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';
import { hasMessage, requestMessages } from './request-messages.ts';

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
