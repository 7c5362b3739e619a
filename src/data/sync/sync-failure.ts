import { useSyncExternalStore } from 'react';
import type { FailureReason, Schedule } from '../../../sync/engine/schedule.ts';
import { useMember } from '../member/member-context.tsx';

type SyncFailureCode = FailureReason | NonNullable<Schedule['haltedBy']>;

const texts: Readonly<Record<SyncFailureCode, string>> = {
  network: 'サーバーに接続できませんでした',
  timeout: 'サーバーからの返事が間に合いませんでした',
  unauthorized: 'ログインを確かめられませんでした',
  throttled: 'サーバーが混み合っています。少し待って送り直します',
  too_large: '一度に送る記録が多すぎました',
  bad_request: 'サーバーが記録を読み取れませんでした',
  server: 'サーバーで問題が起きています',
  malformed: 'サーバーの返事を読み取れませんでした',
  outdated_build: 'アプリの更新が必要です',
  outdated_server: 'サーバーの準備を待っています',
  storage: 'この端末の保存場所を使えませんでした',
  storage_full: 'この端末の空き容量が足りません',
  'no-account': '登録していないため、同期していません',
  'signed-out': '再ログインが必要です',
  'other-member': '別のアカウントでログインしています',
  'update-required': 'アプリの更新が必要です',
};

/** Why the sync is failing or has stopped, in words with the code, for support requests; null while it works. */
export function useSyncFailureText(): string | null {
  const { scheduler } = useMember();
  return useSyncExternalStore(scheduler.subscribe, () => syncFailureText(scheduler.schedule()));
}

export function syncFailureText({ lastError, haltedBy }: Pick<Schedule, 'lastError' | 'haltedBy'>): string | null {
  const code = lastError ?? haltedBy;
  return code === null ? null : `${texts[code]}（コード: ${code}）`;
}
