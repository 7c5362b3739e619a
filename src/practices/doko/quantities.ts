import {
  ageGap,
  compare,
  compareAge,
  compareHour,
  comparePart,
  compareStage,
  isBetweenHours,
  isWithin,
  ofAges,
  type Relation,
} from './compare-amounts.ts';
import type { SceneNumbers } from './scene-facts.ts';
import { any, type Truth } from './truth.ts';

/** A comparison with a number, such as 40歳以上; judged by the numbers of a scene, and of everybody or of one person. */
export type Quantity = (numbers: SceneNumbers, isOfEveryone: boolean) => Truth;

const NUMBER = '([0-9]+|[一二三四五六七八九十百]+)';
const RELATIONS: readonly (readonly [Relation, string])[] = [
  ['least', 'も(?=あ[りる]|い[るま])|以上|か、?それ(?:より上|以上)(?:の階)?|以降|になって|になった|より上か'],
  ['most', '以下|か、?それ(?:より下|以下)(?:の階)?|以内|以前'],
  [
    'less',
    '未満|も(?:な[いく]|いな[いく]|ありません|いません)|より(?:も|は)?(?:もっと|少し)?(?:前|まえ|早[いくめ]|はや[いく]|下|した|低[いく]|少な[いく]|すくな[いく]|若[いく]|わか[いく]|年下)',
  ],
  [
    'more',
    'より(?:も|は)?(?:もっと|少し)?(?:後|あと|遅[いくめ]|おそ[いく]|上|うえ|高[いく]|多[いく]|おお[いく]|年上)|[をは](?:過ぎ|すぎ|超え|こえ|越え|回っ|まわっ)',
  ],
];
const RELATION = `(${RELATIONS.map(([, pattern]) => pattern).join('|')})`;
const ABOUT = 'くらい|ぐらい|前後|ほど';
const RELATION_OR_ABOUT = `${RELATION.slice(0, -1)}|${ABOUT})`;
const PART_OF_DAY = '(午前|午後|早朝|朝|お?昼|夕方|夜中|夜|深夜|真夜中|晩)';

/** How a pattern becomes a comparison; the groups are those of its expression. */
const patterns: readonly (readonly [RegExp, (groups: readonly string[]) => Quantity])[] = [
  [
    new RegExp(`^${PART_OF_DAY}?の?${NUMBER}時(半)?${RELATION}`),
    ([part = '', digits = '', half = '', relation = '']) =>
      ({ hour }) =>
        compareHour(hour, part, numberOf(digits) + (half === '' ? 0 : 0.5), relationOf(relation)),
  ],
  [
    new RegExp(
      `^${PART_OF_DAY}?の?${NUMBER}時(半)?(?:から|〜|~)の?${PART_OF_DAY}?の?${NUMBER}時(半)?(?:まで)?(?:のあいだ|の間|くらい|ぐらい|ごろ)?`,
    ),
    ([fromPart = '', from = '', fromHalf = '', toPart = '', to = '', toHalf = '']) =>
      ({ hour }) =>
        isBetweenHours(
          hour,
          toPart === '' ? fromPart : toPart,
          numberOf(from) + (fromHalf === '' ? 0 : 0.5),
          numberOf(to) + (toHalf === '' ? 0 : 0.5),
        ),
  ],
  [
    new RegExp(`^(?:お昼|昼|正午)${RELATION}`),
    ([relation = '']) =>
      ({ hour }) =>
        compare(hour, relationOf(relation), 12),
  ],
  [
    new RegExp(`^(朝|昼|夕方|夜)${RELATION}`),
    ([part = '', relation = '']) =>
      ({ hour }) =>
        comparePart(hour, part, relationOf(relation)),
  ],
  [
    /^(小学生|中学生|高校生|大学生|成人|大人)(以上|以下|より上|より下)/,
    ([stage = '', relation = '']) =>
      ({ ages }, isOfEveryone) =>
        ofAges(
          ages.map((age) => compareStage(age, stage, relationOf(relation))),
          isOfEveryone,
        ),
  ],
  [
    new RegExp(`^${NUMBER}月?(?:から|か?ら?、|〜|~)${NUMBER}月(?:まで)?(?:のあいだ|の間)?`),
    ([from = '', to = '']) =>
      ({ month }) =>
        isWithin(month, numberOf(from), numberOf(to)),
  ],
  [
    new RegExp(`^${NUMBER}月${RELATION}`),
    ([digits = '', relation = '']) =>
      ({ month }) =>
        compare(month, relationOf(relation), numberOf(digits)),
  ],
  [
    new RegExp(`^${NUMBER}(?:代|歳|才)から${NUMBER}(代|歳|才)(?:まで)?(?:のあいだ|の間)?`),
    ([from = '', to = '', unit = '']) =>
      ({ ages }, isOfEveryone) =>
        ofAges(
          ages.map((age) => isWithin(age, numberOf(from), numberOf(to) + (unit === '代' ? 9.9 : 0))),
          isOfEveryone,
        ),
  ],
  [
    new RegExp(`^${NUMBER}(歳代|才代|代|歳|才|さい)${RELATION_OR_ABOUT}?((?:の|な)?(?:人|方|子)[がはも]い)?`),
    ([digits = '', unit = '', relation = '', existence = '']) =>
      ({ ages }, isOfEveryone) => {
        const truths = ages.map((age) => compareAge(age, numberOf(digits), unit.endsWith('代'), relationOf(relation)));
        return existence === '' ? ofAges(truths, isOfEveryone) : any(truths);
      },
  ],
  [
    new RegExp(`^(?:年|年齢)の差[はが]?、?${NUMBER}(?:歳|才)${RELATION_OR_ABOUT}?`),
    ([digits = '', relation = '']) =>
      ({ ages, people }) =>
        compare(people === 2 ? ageGap(ages) : undefined, relationOf(relation), numberOf(digits)),
  ],
  [
    new RegExp(`^(?:地上)?${NUMBER}階(?!建)${RELATION_OR_ABOUT}?`),
    ([digits = '', relation = '']) =>
      ({ floor }) =>
        compare(floor, relationOf(relation), numberOf(digits)),
  ],
  [
    new RegExp(`^${NUMBER}(?:人|名)${RELATION_OR_ABOUT}?`),
    ([digits = '', relation = '']) =>
      ({ people }) =>
        compare(people, relationOf(relation), numberOf(digits)),
  ],
  [
    new RegExp(`^${NUMBER}(?:個|枚|匹|本|つ|台|冊|丁|機)${RELATION_OR_ABOUT}?`),
    ([digits = '', relation = '']) =>
      ({ count }) =>
        compare(count, relationOf(relation), numberOf(digits)),
  ],
];

/** The comparison that begins at a place of a folded question, and its length; undefined if none does. */
export function readQuantity(folded: string): { readonly length: number; readonly quantity: Quantity } | undefined {
  for (const [pattern, build] of patterns) {
    const match = pattern.exec(folded);
    if (match !== null) return { length: match[0].length, quantity: build(match.slice(1)) };
  }
  return undefined;
}

function relationOf(text: string | undefined): Relation {
  if (text === undefined || text === '') return 'equal';
  if (new RegExp(`^(?:${ABOUT})$`).test(text)) return 'about';
  return RELATIONS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(text))?.[0] ?? 'equal';
}

const DIGITS = '〇一二三四五六七八九';

/** Reads 40, 四十 and 百二十. */
function numberOf(text: string): number {
  if (/^[0-9]+$/.test(text)) return Number(text);
  let total = 0;
  let digit = 0;
  for (const character of text) {
    if (character === '十' || character === '百') {
      total += Math.max(digit, 1) * (character === '十' ? 10 : 100);
      digit = 0;
    } else {
      digit = DIGITS.indexOf(character);
    }
  }
  return total + digit;
}
