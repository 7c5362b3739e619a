import type { Aspect } from './aspect.ts';
import type { Quantity } from './quantities.ts';
import type { Topic } from './vocabulary.ts';

/** What the words after a noun or a verb make of it. */
export type Role =
  /** 図書館です, 公園で, 歩いている: it is what is asked. */
  | 'asserted'
  /** 犬がいます, 川の近く: it is there. */
  | 'present'
  /** 箱は, 家に帰る, 本を読む, 食べる前: it only takes part. */
  | 'mentioned'
  /** ボールを海に投げる: it is where something goes. */
  | 'target';

/**
 * What a claim is about: a word of the table (`isNarrower`: it does not follow from its group), a comparison
 * with a number, a gender, or a phrase that the scene's text makes true or false.
 */
export type About =
  | { readonly kind: 'fact'; readonly aspect: Aspect; readonly word: string; readonly isNarrower: boolean }
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  | { readonly kind: 'gender' }
  | { readonly kind: 'told'; readonly isTrue: boolean };

/** One claim of a question. */
export interface Claim {
  readonly about: About;
  readonly role: Role;
  /** 夏以外, 夏ではない: only this claim is denied. */
  readonly isDenied: boolean;
  /** What the question as a whole speaks about at this point. */
  readonly topic: Topic | null;
  /** 外は明るい is not the same as 明るい. */
  readonly isOutside: boolean;
  /** The noun before it: the 部屋 in 部屋は広い, the 本 in 本を使う. */
  readonly subject: About | null;
  /** The noun that follows at once: 赤い is said of the 花 in 赤い花. */
  readonly qualifies: About | null;
  /** ほかのお客さん: somebody else than who is meant so far. */
  readonly isOther: boolean;
  /** まわりの人は寝ている, となりで寝ている: somebody beside who is meant so far. */
  readonly isNextTo: boolean;
  /** 子ども以外もいる: whether there are others too. */
  readonly isBesides: boolean;
  /** 寝ている人は大人: it only names who is spoken of. */
  readonly isNaming: boolean;
  /** The verb that names whom it is about: 寝ている人は大人. */
  readonly namedBy: About | null;
  /** 虫を捕まえた, where the scene tells that something was caught. */
  readonly isOfTold: boolean;
  /** パンを並べている: what is acted on or with. */
  readonly isHandled: boolean;
  /** 読み聞かせをしてもらう, 抱っこされる: the subject is not the one who does it. */
  readonly isPassive: boolean;
  /** 子どもに, 客から: a person who only takes part. */
  readonly isParticipant: boolean;
  /** 親もいる: somebody besides who is meant. */
  readonly isToo: boolean;
  /** 小学生が勉強している: what the person does. */
  readonly acts: About | null;
  /** 曇っていて星は見えない: a denial at the end does not reach it. */
  readonly isJoined: boolean;
  /** 歩きましたか, 歩きますか: it may have been before or come later. */
  readonly isElsewhen: boolean;
  /** もう拾いましたか */
  readonly isAlready: boolean;
  /** Unknown words can only narrow it (甘いお菓子): they stand before it, and none of them is its subject or an alternative. */
  readonly isOnlyNarrowed: boolean;
}

/**
 * Claims that hold together, each of them a choice (朝か昼); `isDenied` if the verb at the end is (本を読んでいない), `isContrast`
 * if it only sets off the rest (紙じゃなくて布ですか).
 */
export interface Clause {
  readonly choices: readonly (readonly Claim[])[];
  readonly isDenied: boolean;
  readonly isContrast: boolean;
}
