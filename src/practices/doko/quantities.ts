import type { Amount, SceneNumbers } from './facts.ts';
import { all, any, shared, type Truth } from './truth.ts';

/** A comparison with a number, such as 40歳以上; judged by the numbers of a scene, and of everybody or of one person. */
export type Quantity = (numbers: SceneNumbers, isOfEveryone: boolean) => Truth;

type Relation = 'least' | 'most' | 'less' | 'more' | 'equal' | 'about';

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
const NIGHT = /夜|晩/;
const AFTERNOON = /午後|昼|夕/;

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

function compare(amount: Amount | undefined, relation: Relation, than: number): Truth {
  if (amount === undefined) return null;
  const [from, to] = typeof amount === 'number' ? [amount, amount] : amount;
  switch (relation) {
    case 'least':
      return from >= than ? true : to < than ? false : null;
    case 'less':
      return to < than ? true : from >= than ? false : null;
    case 'most':
      return to <= than ? true : from > than ? false : null;
    case 'more':
      return from > than ? true : to <= than ? false : null;
    case 'about': {
      const distance = Math.abs((from + to) / 2 - than);
      return distance <= than * 0.05 ? true : distance > Math.max(2, than * 0.25) ? false : null;
    }
    case 'equal':
      return from === than && to === than ? true : than < from || than > to ? false : null;
  }
}

/** Without a part of the day, 7時 may be in the morning or in the evening; at night, the hours after midnight come last. */
function compareHour(hour: Amount, part: string, asked: number, relation: Relation): Truth {
  if (NIGHT.test(part)) {
    const [from, to] = typeof hour === 'number' ? [hour, hour] : hour;
    const target = asked < 6 ? asked + 24 : asked <= 12 ? asked + 12 : asked;
    if (to < 5) return compare([from + 24, to + 24], relation, target);
    return target >= 24 && to < 17 ? null : compare(hour, relation, target);
  }
  if (AFTERNOON.test(part)) return compare(hour, relation, asked < 10 ? asked + 12 : asked);
  if (part !== '' || asked > 12) return compare(hour, relation, asked);
  return shared([compare(hour, relation, asked), compare(hour, relation, asked + 12)]);
}

/** The years between two persons; undefined if an age is not known exactly. */
function ageGap([one, other]: readonly Amount[]): number | undefined {
  return typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) : undefined;
}

function isBetweenHours(hour: Amount, part: string, from: number, to: number): Truth {
  const morning = isWithin(hour, from, to);
  const evening = isWithin(hour, from + 12, to + 12);
  if (NIGHT.test(part) || AFTERNOON.test(part)) return from >= 12 ? morning : evening;
  return part !== '' || from > 12 ? morning : any([morning, evening]);
}

/** Without 二人とも, the answer must be the same for all. */
function ofAges(truths: readonly Truth[], isOfEveryone: boolean): Truth {
  if (truths.length === 0) return null;
  return isOfEveryone ? all(truths) : shared(truths);
}

/** The hours from which to which a part of the day surely reaches. */
const partsOfDay: Readonly<Record<string, readonly [from: number, to: number]>> = {
  朝: [5, 10],
  昼: [11, 15],
  夕方: [16, 18.75],
  夜: [18, 24],
};

function comparePart(hour: Amount, part: string, relation: Relation): Truth {
  const [from, to] = partsOfDay[part] ?? [0, 24];
  if (relation === 'less')
    return compare(hour, 'less', from) === true ? true : compare(hour, 'less', to) === false ? false : null;
  if (relation !== 'more') return null;
  return compare(hour, 'more', to) === true
    ? true
    : compare(hour, 'more', from) === false || isWithin(hour, from, to) === true
      ? false
      : null;
}

const stages: Readonly<Record<string, readonly [from: number, to: number]>> = {
  小学生: [6, 12],
  中学生: [12, 15],
  高校生: [15, 18],
  大学生: [18, 23],
  成人: [18, 120],
  大人: [18, 120],
};

function compareStage(age: Amount, stage: string, relation: Relation): Truth {
  const [from, to] = stages[stage] ?? [0, 0];
  switch (relation) {
    case 'least':
      return compare(age, 'least', from);
    case 'most':
      return compare(age, 'most', to);
    case 'more':
      return compare(age, 'more', to);
    default:
      return compare(age, 'less', from);
  }
}

/** 40代 reaches from 40 to 49. */
function compareAge(age: Amount, asked: number, isDecade: boolean, relation: Relation): Truth {
  if (!isDecade) return compare(age, relation, asked);
  switch (relation) {
    case 'equal':
    case 'about':
      return isWithin(age, asked, asked + 9.9);
    case 'most':
      return compare(age, 'less', asked + 10);
    case 'more':
      return compare(age, 'least', asked + 10);
    case 'least':
    case 'less':
      return compare(age, relation, asked);
  }
}

/** Whether an amount lies between two numbers, both included. */
export function isWithin(amount: Amount, from: number, to: number): Truth {
  const [least, most] = [compare(amount, 'least', from), compare(amount, 'most', to)];
  return least === false || most === false ? false : least === null || most === null ? null : true;
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
