import { hideKata, type KataDecision, stopSharing } from '../../../data/admin/moderation.ts';
import type { ServerCaller } from '../../../data/server/server-call.ts';

export type DecisionAct = 'hide' | 'stop';

interface Decision {
  readonly heading: string;
  /** What it does, and what it leaves. */
  readonly effect: string;
  readonly noteHint: string;
  readonly confirmLabel: string;
  /** Resolves to false when there is nothing to decide about any more. Rejects with a RequestError. */
  readonly decide: (member: ServerCaller, decision: KataDecision) => Promise<boolean>;
  readonly done: string;
  readonly gone: string;
  readonly failed: string;
}

/** The decisions that need a reason, which the author reads. */
export const decisionActs: Readonly<Record<DecisionAct, Decision>> = {
  hide: {
    heading: '型を非表示にする',
    effect:
      '「みんなの型」の一覧と検索からなくなり、新しく写せなくなります。同じ文の型は、もう共有されません。書いた人の型と、すでに写された型は残ります。',
    noteHint: 'どこを直せばよいかがわかるように書きます。',
    confirmLabel: '非表示にする',
    decide: hideKata,
    done: '非表示にしました。会員の端末からは、次の同期でなくなります。',
    gone: 'この型は、もう共有されていません',
    failed: '非表示にできませんでした',
  },
  stop: {
    heading: '書いた人の共有を止める',
    effect:
      'この型を書いた人の型は、これから登録するものも含めて、すべて「みんなの型」に出なくなります。書いた人の型と、すでに写された型は残ります。あとから再開できます。',
    noteHint: '再開するために何をしてほしいかがわかるように書きます。',
    confirmLabel: '共有を止める',
    decide: stopSharing,
    done: '共有を止めました。会員の端末からは、次の同期でなくなります。',
    gone: 'この型を書いた人は、もうわかりません',
    failed: '共有を止められませんでした',
  },
};
