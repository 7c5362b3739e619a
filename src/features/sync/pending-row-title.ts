import { isDay } from '../../../sync/model/day/day.ts';
import type { PendingRow } from '../../data/sync/pending-rows.ts';
import { dayRange } from '../../lib/date-format.ts';

const collectionNames: Readonly<Record<string, string>> = {
  profiles: 'プロフィール',
  login_records: 'ログイン',
  kata_forms: '型',
  training_sessions: '稽古の記録',
  training_progress: 'レッスンの進み',
  practice_results: '稽古の控え',
  notes: '稽古帳',
  member_settings: '設定',
};

/** Title of a pending or rejected row, in product words; `others` are those of the same bridge. */
export function pendingRowTitle(row: PendingRow, others: readonly PendingRow[] = []): string {
  const what = rowTitle(row, others);
  return row.delivery.op === 'delete' ? `${what}の削除` : what;
}

type TitledRow = Pick<PendingRow, 'collection' | 'id' | 'body'>;

export function rowTitle({ collection, id, body }: TitledRow, others: readonly TitledRow[] = []): string {
  const name = collectionNames[collection] ?? '記録';
  if (collection === 'login_records') {
    const kind = body.kind === 'ticket' ? '復活チケット' : name;
    return isDay(id) ? `${dayRange([id, ...others.map((other) => other.id)].sort())}の${kind}` : kind;
  }
  const label = body.name ?? body.zou ?? body.video_title ?? body.text;
  return typeof label === 'string' && label !== '' ? `${name}「${label}」` : name;
}
