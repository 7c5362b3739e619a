import type { AuditEntry } from '../../../../sync/model/operations/admin-audit.contract.ts';

const kindNames: Readonly<Record<string, string>> = {
  announcements: 'お知らせ',
  group_practices: '合同稽古',
  daily_trainings: '今日の稽古',
  admin_notifications: '通知',
  kata_forms: '型',
  openable_things: '公開の設定',
  outside_addresses: '動画とページ',
  materials: '教材',
  users: '会員',
};

const actTexts: Readonly<Record<string, string>> = {
  attempted: '管理者画面の認証を試みました',
  limited: '認証の回数が多すぎて、止められました',
  opened: '管理者画面に入りました',
  closed: '管理者画面からログアウトしました',
  ended: '管理者認証が打ち切られました',
  created: '作成しました',
  changed: '変更しました',
  cancelled: '取り消しました',
  sent: '送信しました',
  hid: '非表示にしました',
  showed: '再び表示しました',
  kept: '確かめ、通報を閉じました',
  stopped: '書いた人の共有を止めました',
  resumed: '書いた人の共有を再開しました',
  viewed: '状態を見ました',
  searched: '探しましたが、見つかりませんでした',
  signed_out: 'すべての端末でのログインを終えました',
};

/** Who acted: a member's name, that the account is gone, or the operator, who has no account. */
export function auditActor({ act, by }: AuditEntry): string {
  if (act === 'signed_out') return '運営者';
  return by === null ? '退会した会員' : `${by}さん`;
}

/** What was done, as a sentence; an act of a newer server reads as 操作しました. */
export function auditAct({ act }: AuditEntry): string {
  return actTexts[act] ?? '操作しました';
}

/** What it concerns: 'お知らせ「師走」'; null for what concerns the admin session itself. */
export function auditSubject({ kind, title }: AuditEntry): string | null {
  if (kind === null) return null;
  const name = kindNames[kind] ?? 'そのほか';
  return title === null ? name : `${name}「${title}」`;
}
