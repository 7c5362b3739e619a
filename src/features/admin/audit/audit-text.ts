import type { AuditEntry } from '../../../../sync/model/operations/admin-audit.contract.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';

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
  if (title === null) return name;
  return `${name}「${kind === 'openable_things' ? practiceName(title) : title}」`;
}

const fieldNames: Readonly<Record<string, string>> = {
  date: '日付',
  day: '日付',
  title: 'タイトル',
  content: '本文',
  image: '画像',
  image_alt: '画像の説明',
  ended: '終了',
  for_guests: '登録していない人にも届ける',
  starts_at: '開始日時',
  url: '参加用のURL',
  repeats: 'くり返し',
  repeats_until: '最後の日',
  description: '説明',
  difficulty: '難しさ',
  duration_minutes: '時間（分）',
  category: '分類',
  address: 'アドレス',
  is_open: '公開',
};

const valueTexts: Readonly<Record<string, string>> = {
  true: 'はい',
  false: 'いいえ',
  weekly: '毎週',
  biweekly: '隔週',
  monthly: '毎月',
};

/** What a change has touched, a line each: '終了　いいえ → はい'. A new picture is only named. */
export function auditChanges({ changes }: AuditEntry): readonly string[] {
  return Object.entries(changes ?? {}).map(([field, [before, after]]) => {
    const name = fieldNames[field] ?? field;
    return before === null && after === null
      ? name
      : `${name}　${valueText(field, before)} → ${valueText(field, after)}`;
  });
}

function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return 'なし';
  return field === 'starts_at' ? fullDayAndTime(Date.parse(value)) : (valueTexts[value] ?? value);
}
