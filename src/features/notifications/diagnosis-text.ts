import type { TestNotificationError } from '../../../supabase/contracts/test-notification.ts';
import type { CheckOutcome, NotificationCheck } from '../../data/notifications/notification-diagnosis.ts';
import { errorMessage } from '../../data/server/error-message.ts';

export const checkNames: Readonly<Record<NotificationCheck, string>> = {
  browser: 'ブラウザの対応',
  permission: '通知の許可',
  worker: 'サービスワーカー',
  subscription: 'この端末の登録',
  server: 'サーバーの登録',
};

const outcomes: Readonly<Record<NotificationCheck, Readonly<Record<'passed' | 'failed', string>>>> = {
  browser: { passed: '対応しています', failed: 'いまの開き方では受け取れないか、通知がまだ準備されていません' },
  permission: { passed: '許可されています', failed: '許可されていません' },
  worker: { passed: '動いています', failed: '動いていません。一度閉じて、開き直してみてください' },
  subscription: { passed: '登録があります', failed: '登録がありません。通知を有効にしてください' },
  server: { passed: '登録があります', failed: '確かめられませんでした' },
};

export function outcomeText(check: NotificationCheck, outcome: CheckOutcome): string {
  if (outcome === 'skipped') return '上の項目が整ってから確かめます';
  if (outcome === 'repaired') return '登録が見あたらず、登録し直しました';
  return outcomes[check][outcome];
}

const testErrors: Readonly<Record<TestNotificationError, string>> = {
  unknown_subscription: 'サーバーにこの端末の登録がありません。通知を一度無効にして、有効にし直してください。',
  push_rejected: '通知サービスに受け付けられませんでした。通知を一度無効にして、有効にし直してください。',
  push_gone: 'この端末の登録は期限が切れていました。通知を一度無効にして、有効にし直してください。',
  push_unreachable: '通知サービスにつながりませんでした。時間をおいて、もう一度お試しください。',
  push_forbidden: 'このブラウザの通知サービスには、サーバーから送れません。別のブラウザでお試しください。',
  push_not_configured: '運営側で通知の鍵が設定されていないため、送れません。',
  too_many_requests: 'テスト通知は10分に5回までです。少し時間をおいてください。',
  unauthorized: 'ログインが必要です。ログインし直してから、お試しください。',
  invalid_request: 'この端末の登録をサーバーが読み取れませんでした。通知を有効にし直してください。',
  unavailable: 'サーバーで問題が起きています。時間をおいて、もう一度お試しください。',
};

export function testFailureText(cause: TestNotificationError | Error): string {
  return typeof cause === 'string' ? testErrors[cause] : errorMessage(cause);
}
