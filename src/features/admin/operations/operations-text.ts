import { type JobState, QUEUE_COUNT_MAX } from '../../../../sync/model/operations/operations.contract.ts';
import { formatNumber } from '../../../lib/date-format.ts';
import type { Tone } from '../../../ui/layout/text.tsx';

/** The jobs of private.scheduled_jobs(), as the admin reads them. */
export const jobNames: Readonly<Record<string, string>> = {
  'keiko-alerts': '異常の知らせ',
  'keiko-clean-up': '古い控えの掃除',
  'keiko-deleted-members': '退会した方のログイン記録の削除',
  'keiko-job-log': '定期処理の記録の掃除',
  'keiko-kata-segments': '型の検索の整理',
  'keiko-problems': '不具合の数の掃除',
  'keiko-push': '通知の送信',
  'keiko-push-clean-up': '送り終えた通知の掃除',
  'keiko-shared-kata': 'みんなの型の一覧づくり',
  'keiko-unconfirmed-members': '確認されなかった登録の削除',
};

export const conditionTexts: Readonly<Record<JobState['condition'], readonly [text: string, tone: Tone]>> = {
  well: ['正常', 'success'],
  failed: ['失敗', 'danger'],
  late: ['遅れ', 'warning'],
  stopped: ['停止', 'warning'],
  'not-yet': ['未実行', 'muted'],
};

/** The kinds of problems in their order, with what the admin reads when there are none. */
export const problemSections = [
  { kind: 'text', title: '誤りの知らせがあった文', none: '文の誤りの知らせはありません。' },
  { kind: 'rejected', title: '送信できなかった記録', none: 'サーバーが受け取らなかった記録はありません。' },
  { kind: 'sync', title: '同期のエラー', none: '同期のエラーはありません。' },
  { kind: 'slow', title: '遅い動作', none: '遅い動作はありません。' },
  { kind: 'error', title: '予期しないエラー', none: '予期しないエラーはありません。' },
  { kind: 'storage', title: '端末への保存の失敗', none: '端末への保存の失敗はありません。' },
  { kind: 'task', title: '裏側の処理の失敗', none: '裏側の処理の失敗はありません。' },
] as const;

const codeTexts: Readonly<Record<string, string>> = {
  'slow/request': '通信に5秒以上',
  'slow/sync': '同期に20秒以上',
  'slow/open': 'データを開くのに5秒以上',
  'sync/network': 'サーバーに届かない',
  'sync/timeout': '時間切れ',
  'sync/unauthorized': 'ログインの期限切れ',
  'sync/session_refused': '再ログインが必要',
  'sync/throttled': '送りすぎの制限',
  'sync/server': 'サーバーの障害',
  'sync/update_required': 'アプリの更新が必要',
  'sync/edits_lost': '削除と重なった編集',
  'sync/differs': 'サーバーとの食い違い',
  'storage/storage_full': '端末の空き不足',
  'storage/conflict': '別の画面との書き込みの重なり（やり直して保存）',
};

/** What a code means where there is a word for it, else the code itself. */
export function codeText(kind: string, code: string): string {
  if (code === 'other') return 'そのほか';
  return codeTexts[`${kind}/${code}`] ?? code;
}

const engineNames: Readonly<Record<string, string>> = {
  chromium: 'Chrome系',
  webkit: 'Safari系',
  firefox: 'Firefox系',
};

/** Build and engine in a line: '版 B3kd9_Qx・Safari系'. */
export function buildText({ build, engine }: { readonly build: string; readonly engine: string }): string {
  return `版 ${build === 'other' ? 'そのほか' : build}・${engineNames[engine] ?? 'そのほかのブラウザ'}`;
}

/** A count of a queue: '3', or '20,000以上' where the server ends counting. */
export function queueCount(amount: number): string {
  return amount >= QUEUE_COUNT_MAX ? `${formatNumber(QUEUE_COUNT_MAX)}以上` : formatNumber(amount);
}
