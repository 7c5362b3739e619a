import type { KEPT_HERE, RejectionCode } from '../../../sync/model/rejection-codes.ts';

/** For reasons that only an outdated or broken build can cause. */
const OUTDATED = 'サーバーが受け取れませんでした。アプリを最新の版にしてから、もう一度お試しください。';

const texts = {
  already_copied: 'この型は、すでに自分の型になっています。',
  bad_request: 'サーバーが受け取れない内容が含まれていました。内容を直して、もう一度お送りください。',
  changed_elsewhere:
    'しばらく同期していないあいだに、別の端末でも書き換えられていました。送ると、この端末の内容になります。',
  forbidden_field: OUTDATED,
  future_day: '端末の時計が進んでいたため、まだ来ていない日の記録になっていました。',
  immutable: '一度送った記録は、あとから変えられません。',
  invalid_id: OUTDATED,
  invalid_row: OUTDATED,
  invalid_value: '使えない文字や値が含まれています。内容をお確かめください。',
  limit: '保存できる数の上限に達しています。型とひとことは、使わないものを削除してから、もう一度お送りください。',
  no_ticket: '別の端末で先に使われ、復活チケットが足りませんでした。',
  not_joined: '休んだ日をすべて埋めることができなかったため、復活チケットは使われませんでした。',
  own_kata: '自分の型は、写さなくてもそのまま使えます。',
  source_gone: '写すもとの型は、もう共有されていません。',
  too_large: '一度に送れる大きさを超えています。内容を短くして、もう一度お送りください。',
  too_long: '文字数の上限を超えています。',
  too_old: 'あとから記録できる期間（ログインは400日、復活チケットは30日）を過ぎています。',
  unknown_collection: OUTDATED,
  unsupported_op: OUTDATED,
} satisfies Record<Exclude<RejectionCode, typeof KEPT_HERE>, string>;

const textsByCode: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/** The text for a rejection code; a newer server may send codes that this build does not know. */
export function rejectionText(code: string): string {
  return textsByCode.get(code) ?? OUTDATED;
}
