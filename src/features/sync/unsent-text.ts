import type { UnsentRow } from '../../../sync/replication/unsent-rows.ts';
import { isDay, monthAndDay } from '../../../sync/rules/day.ts';

const collectionNames: Readonly<Record<string, string>> = {
  profiles: 'プロフィール',
  login_records: 'ログイン',
  kata_forms: '型',
  training_sessions: '稽古の記録',
  training_progress: 'レッスンの進み',
};

/** Title of a pending or rejected row, in product words. */
export function unsentTitle({ c, id, doc }: UnsentRow): string {
  const name = collectionNames[c] ?? '記録';
  if (c === 'login_records') {
    const kind = doc.body.kind === 'ticket' ? '復活チケット' : name;
    return isDay(id) ? `${monthAndDay(id)}の${kind}` : kind;
  }
  const label = doc.body.name ?? doc.body.zou ?? doc.body.video_title;
  const what = typeof label === 'string' && label !== '' ? `${name}「${label}」` : name;
  return doc.del ? `${what}の削除` : what;
}
