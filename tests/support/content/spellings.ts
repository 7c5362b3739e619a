/** A spelling that the texts do not use, and the one that they use. */
interface Spelling {
  readonly wrong: RegExp;
  readonly right: string;
  /** The packs that use it. */
  readonly except?: readonly string[];
}

/** Not in 写絵, whose counts are asked for and stand as in a list. */
const counted: readonly Spelling[] = [
  { wrong: /一つ/, right: 'ひとつ', except: ['写絵'] },
  { wrong: /二つ/, right: 'ふたつ', except: ['写絵'] },
  { wrong: /みっつ|よっつ|いつつ|むっつ|ななつ|やっつ|ここのつ/, right: '三つ, 四つ, …' },
  { wrong: /(?<!吐く)息(?:ひとつ|ふたつ|[三四五六七八九]つ)|\d呼吸/, right: 'ひと息, ふた息, 三呼吸, …' },
  { wrong: /[三四]つの隅/, right: '四隅' },
];

/** The house spellings (用字表). Words that only look like a wrong spelling are left out by the pattern. */
const spellings: readonly Spelling[] = [
  { wrong: /言葉/, right: 'ことば' },
  { wrong: /(?<!春)一番(?!と|[線町札目])/, right: 'いちばん' },
  { wrong: /灯り/, right: '明かり' },
  { wrong: /(?<![宮森木山])下さ/, right: 'ください' },
  { wrong: /[るたい]時[、はにのも]/, right: 'とき' },
  { wrong: /[るたい]事[、はにのをがもで]/, right: 'こと' },
  { wrong: /出来[るなまずれた]/, right: 'できる' },
  { wrong: /ミカン|蜜柑/, right: 'みかん' },
  { wrong: /スイカ(?!ッ)|西瓜/, right: 'すいか' },
  { wrong: /ネギ|葱/, right: 'ねぎ' },
  { wrong: /カゴ|籠/, right: 'かご' },
  { wrong: /釘/, right: 'くぎ' },
  { wrong: /湯のみ|湯呑/, right: '湯飲み' },
  { wrong: /提灯/, right: 'ちょうちん' },
  { wrong: /子供|こども/, right: '子ども' },
  { wrong: /友達/, right: '友だち' },
  { wrong: /一人(?!暮らし|前)/, right: 'ひとり' },
  { wrong: /(?<!\p{Script=Han}|\d)分か[るりらっ]/u, right: 'わかる' },
  { wrong: /(?<![ふつ])さが[すしさせそ]/, right: '探す' },
  { wrong: /(?<![ぁ-ん])あす[のかな、にへ]/, right: '明日' },
  { wrong: /(?<![ぁ-ん])きのう[のか見に]/, right: '昨日' },
  { wrong: /書き留め/, right: '書きとめる' },
  { wrong: /隙間|すき間/, right: 'すきま' },
  { wrong: /まん中/, right: '真ん中' },
  { wrong: /[手足]元(?!に戻)/, right: '手もと, 足もと' },
  { wrong: /繰り返/, right: 'くり返す' },
  { wrong: /張り紙/, right: '貼り紙' },
  { wrong: /普段[はのか着]/, right: 'ふだん' },
  { wrong: /蓋/, right: 'ふた' },
  { wrong: /杖/, right: 'つえ' },
  { wrong: /スマートフォン|携帯電話(?!会社)|携帯[のでを]/, right: 'スマホ' },
  { wrong: /車椅子/, right: '車いす' },
  { wrong: /縫いぐるみ/, right: 'ぬいぐるみ' },
  { wrong: /[一五十百]+円玉/, right: '10円玉' },
  { wrong: /ふたり(?!')|(?<!\d)2人(?!前)/, right: '二人' },
  { wrong: /(?<!\d|人に|人から)1人(?=[がのはをずい])/, right: 'ひとり' },
  { wrong: /リンゴ/, right: 'りんご' },
  { wrong: /キノコ/, right: 'きのこ' },
  { wrong: /(?<!「|')一言(?!も)/, right: 'ひと言' },
  { wrong: /一息/, right: 'ひと息' },
  { wrong: /[一二三四五六七八九]つ目|ひとつ目/, right: 'ひとつめ, ふたつめ, …' },
  ...counted,
  { wrong: /[1-9]つ/, right: 'ひとつ, ふたつ, …' },
  { wrong: /[０-９]/, right: 'half-width digits' },
];

/** A wrong spelling in a text, where it stands, and how it is written. */
export interface Misspelling {
  readonly spelling: string;
  readonly right: string;
  readonly at: number;
}

/** The first of each wrong spelling in a text; `pack` is the name of the pack that it belongs to, if any. */
export function misspellingsIn(text: string, pack = ''): readonly Misspelling[] {
  return spellings.flatMap(({ wrong, right, except }) => {
    const match = except?.includes(pack) === true ? null : wrong.exec(text);
    return match === null ? [] : [{ spelling: match[0], right, at: match.index }];
  });
}
