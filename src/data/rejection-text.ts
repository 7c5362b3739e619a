import type { RejectionCode } from '../../sync/protocol/sync-exchange.ts';

/** Japanese texts for the reasons why the server rejects a row. */
const texts: Partial<Record<RejectionCode, string>> = {
  already_copied: 'この型は、すでに自分の型になっています。',
  before_joining: '入会した日より前のため、記録できませんでした。',
  future_day: '端末の時計が進んでいたため、まだ来ていない日の記録になっていました。',
  immutable: '一度送った記録は、あとから変えられません。',
  invalid_value: '使えない文字や値が含まれています。内容をお確かめください。',
  limit: '登録できる数の上限に達しています。',
  no_ticket: '別の端末で先に使われ、復活チケットが足りませんでした。',
  own_kata: '自分の型は、写さなくてもそのまま使えます。',
  source_gone: '写すもとの型が、すでに削除されていました。',
  too_large: '一度に送れる大きさを超えています。',
  too_long: '文字数の上限を超えています。',
  too_old: '31日以上前のログインは、あとから記録できません。',
};

export function rejectionText(code: string): string {
  return (
    Object.entries(texts).find(([known]) => known === code)?.[1] ??
    'サーバーが受け取れませんでした。アプリを最新の版にしてから、もう一度お試しください。'
  );
}
