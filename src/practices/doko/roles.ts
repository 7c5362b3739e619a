import type { Aspect } from './aspect.ts';
import type { About, Role } from './claims.ts';

const THING =
  '(?:物|もの|人|ひと|方|かた|場所|ところ|所|道具|種類|お店|施設|建物|時期|季節|時間|時間帯|頃|ころ|ごろ|とき|ほう|集まり)';
const FILLERS = '(?:もう|まだ|、|ほかに|近くに|そばに|そこに|一緒に|いっしょに|たくさん|何か)*';
const IS_PRESENT = new RegExp(
  `^(?:さん|たち|など|とか)?(?:[がはも]|って)?${FILLERS}(?:(?:一緒|いっしょ)に(?:い[るまて])|あ[りるっ]|な[いく]|い[まるてなた]|おり|おら|見え|見られ|置[いか]|出て|入って|乗って|来て|つい|つけ|きい|登場|近く|かかわ|関わ|関係)` +
    '|^の(?:近く|ちかく|そば|隣|となり|横|前|後ろ|姿|ある|いる)|^[にと](?:近|関|かかわ)|^と(?:いっしょ|一緒)',
);
/** 友だちと一緒. */
const IS_COMPANION = /^(?:さん|たち)?と(?:いっしょ|一緒)/;
const IS_PLACE_OF =
  /^(?:さん)?(?:の(?:中|なか|内|敷地|構内|よう))?(?:の(?:上にい|上に立|窓口|待合室|ホーム|教室|屋上|廊下|部屋|庭|ベンチ|席|入り口|改札|店内|駐車場)|に(?:いま|いる|いて|いた|あり|ある|居|乗|の[っるり])|で(?![すしはなき])|では(?!な|あり)|の中|を運転|をこ[いぐ])/;
const IS_ASSERTED = new RegExp(
  `^(?:さん|たち|など|製|類|の(?:ような|よう|一種|仲間|ひとつ|一つ|中|なか)|みたいな?|らしい|系|関係)?(?:の|な)?${THING}?` +
    '(?:くらい|ぐらい|以外)?(?:です|でし|だ(?!け)|だけ|のみ|なの|なん|か(?![らけ])|、|である|にな|では?な|では?あり|じゃ|以外|の?(?:どちらか|どっちか|いずれか)|として|と(?:いう|言|呼)|って(?:こと|いう)|の(?:です|こと|人|もの|物|ところ|ほう|方)|同士|どうし|とか|や)',
);
/** 夏の前, 昼に近い. */
const IS_BESIDE = /^(?:の|より|から|を|に)?(?:すぐ|ちょっと|少し)?(?:前|後|あと|手前|直前|直後|過ぎ|すぎ|近)/;
/** 医療の仕事: not everybody in a scene of medicine works there. */
const IS_OCCUPATION = /^の(?:仕事|人|専門|職|プロ)|^に(?:携|就|従事)/;
/** 動く物の中, 雪の上. */
const IS_INTO = /^(?:の(?:中|上|前|後ろ|外)|に乗|に入)/;
/** 大きく手を振る: not what is large. */
const IS_ADVERB = /^く(?!て|は?な|見え|、|です|から|の|に)/;
/** 食べる物, 走る乗り物: not what happens. */
const IS_ATTRIBUTE = /^[うくぐすむぶぬつる](?:ための|ときの?|時の?|物|もの|道具|機械|場所|ところ|人|乗り物)/;
/** 手話ができる, 泳ぐのが好き: it need not happen. */
const IS_ABILITY = /^.[ぁ-ん]{0,3}?[がはも](?:でき|得意|苦手|上手|好き|嫌い|うまい|下手)/;
/** 食べたあと, 食べる前, 食べたい: it does not happen now. */
const IS_NOT_NOW =
  /^.?[ぁ-ん]{0,3}?(?:[ただ](?:あと|後|ばかり|ところ|こと|もの|物)|[うくぐすむぶぬつ](?:前|まえ|つもり|予定|ところ)|(?<![てで]い?)(?<!あ)る(?:前|まえ|つもり|予定|ところ)|たい|たが|そう(?:です|な|に)|よう(?:と|か)|帰り|(?:ごと|事)?のため)/;

const nouns: readonly Aspect[] = ['place', 'vehicle', 'object', 'inside', 'person', 'age'];
const adjectives: readonly Aspect[] = ['time', 'temperature', 'place', 'size', 'colour', 'state'];
const ofThings: readonly Aspect[] = ['size', 'colour', 'material', 'state', 'use', 'action'];

/** ボールを海に投げる: where it goes, not where it is. */
const IS_TARGET =
  /^(?:の(?:ほう|方))?(?:に|へ)(?:向か|向け|むけ|むか)?[っいて]*(?:投げ|飛ば|落と|置[いく]|流[しす]|捨て|行|いく|いこ|帰|向か)/;

/** 自転車で来た: how somebody got there, or will leave. */
const IS_MEANS = /^で(?:来|き[たて]|行|帰)/;

/** 海を見ている, unlike 海を泳いでいる. */
const IS_LOOKED_AT = /^を(?!歩|走|渡|通|進|泳|飛|上|下|登|滑|動|回|巡|流|掃除|つけ|き)/;

/** The role of a word, by its spelling in the question (歩い), what follows it, and the next claim. */
export function roleOf(about: About, text: string, rest: string, next: About | null): Role {
  if (about.kind !== 'fact') return 'asserted';
  const { aspect } = about;
  // 店で売られている: what a thing is good for, not where it is.
  if (next?.kind === 'fact' && next.aspect === 'use' && aspect !== 'use' && !ofThings.includes(aspect))
    return 'mentioned';
  if (nouns.includes(aspect) && IS_TARGET.test(rest)) return 'target';
  if ((aspect === 'place' || aspect === 'inside') && IS_LOOKED_AT.test(rest)) return 'target';
  if (aspect === 'vehicle' && IS_MEANS.test(rest)) return 'target';
  if (isMentioned(aspect, text, rest)) return 'mentioned';
  // 屋外のプール
  if (
    aspect === 'inside' &&
    rest.startsWith('の') &&
    next?.kind === 'fact' &&
    ['place', 'action'].includes(next.aspect)
  )
    return 'asserted';
  // 広い, 人が多い
  if (!nouns.includes(aspect) || (aspect === 'place' && about.word.endsWith('い'))) return 'asserted';
  if (aspect !== 'object' && (IS_PLACE_OF.test(rest) || (aspect === 'inside' && text.endsWith('で'))))
    return 'asserted';
  if ((aspect === 'person' || aspect === 'age') && IS_COMPANION.test(rest)) return 'asserted';
  // エアコンがつい|ています
  if (IS_PRESENT.test(rest) || (aspect === 'inside' && rest.startsWith('て'))) return 'present';
  return IS_ASSERTED.test(rest) ? 'asserted' : 'mentioned';
}

function isMentioned(aspect: Aspect, text: string, rest: string): boolean {
  const last = text.slice(-1);
  if ((aspect === 'season' || aspect === 'time') && IS_BESIDE.test(rest)) return true;
  if (aspect === 'relation') return IS_OCCUPATION.test(rest);
  if (adjectives.includes(aspect) && IS_ADVERB.test(last + rest)) return true;
  if ((aspect === 'weather' || ofThings.includes(aspect)) && IS_INTO.test(rest)) return true;
  if (aspect === 'weather') return IS_NOT_NOW.test(last + rest);
  return aspect === 'action' && [IS_NOT_NOW, IS_ATTRIBUTE, IS_ABILITY].some((pattern) => pattern.test(last + rest));
}

/** Whether an aspect is asked for with nouns. */
export function isNounAspect(aspect: Aspect): boolean {
  return nouns.includes(aspect);
}

/** 食べる物: by what follows the stem of a verb. */
export function isAttribute(rest: string): boolean {
  return IS_ATTRIBUTE.test(rest);
}
