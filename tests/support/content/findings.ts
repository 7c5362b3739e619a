import { joinedRuns } from '../../../src/ui/graphics/joined.tsx';
import type { Pack, PackField, PackText } from './pack.ts';
import { similarPairs } from './similar-pairs.ts';
import { misspellingsIn } from './spellings.ts';

/** Claims on health and ability, which no text may make. */
const CLAIM =
  /脳|記憶力|集中力|思考力|若返|改善|向上|治[りるらすしせっ]|予防|認知|老化|能力|効能|IQ|頭が[よ良]くな|必ず(できる|身につ|伸び)/;

/** Years, eras, and words that preach. */
const OUT_OF_VOICE = /[12]\d{3}年|令和|平成|昭和|大正|明治|西暦|大切です|大事です/;

/** Dashes, ellipses, Western punctuation, spaces, full-width letters and emoji. */
const FOREIGN_SIGN = /[—–―‐\-…!?,;:０-９Ａ-Ｚａ-ｚｦ-ﾟ\s]|\p{Extended_Pictographic}/u;

/** The same first or last four characters may stand in this share of the texts of a field; a few always may. */
const OPENING_SHARE = 0.02;
const ENDING_SHARE = 0.3;
const ALWAYS = 4;

/** A sentence that only lists three things or more, without a verb, such as 机の足、瓶の口、パンの耳。 At most one text in four has one. */
const LIST =
  /(?<=^|[。？！」])[^をがはに、。「」]{1,14}(?:、[^をがはに、。「」]{1,14})+、[^をがはに、。「」]{0,13}[\p{Script=Han}ァ-ヶーころみき]。/u;
const LIST_SHARE = 0.25;

/**
 * Share of common trigrams from which on two texts are near-duplicates. The closest independent pair of the first stock had
 * 0.23; a text with one word in four replaced has about 0.5.
 */
const SIMILARITY = 0.3;

/** All that a script can find in a pack, one line each. */
export function findingsIn(pack: Pack): readonly string[] {
  return [
    ...findMissing(pack),
    ...findIds(pack),
    ...findReadings(pack),
    ...pack.fields.flatMap((field) => [
      ...field.texts.flatMap((one) => findInText(pack, field, one)),
      ...findRepeats(field),
      ...(field.kind !== 'label' ? [...findSameness(field), ...findNearDuplicates(field.texts)] : []),
    ]),
  ];
}

/** Near-duplicates among texts, of one field or of many. */
export function findNearDuplicates(texts: readonly PackText[]): readonly string[] {
  return similarPairs(texts, SIMILARITY).map(
    ({ one, other, similarity }) =>
      `${one.item} and ${other.item} are alike (${similarity.toFixed(2)}): ${clip(one.text, 0)}`,
  );
}

/** The prose of several packs, to look for near-duplicates across them. */
export function proseOf(packs: readonly Pack[]): readonly PackText[] {
  return packs.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'prose').flatMap(({ texts }) => texts));
}

/** A value and how often it occurs. */
export interface Tally {
  readonly value: string;
  readonly count: number;
}

/** Counts equal values, the most common first. */
export function tally(values: readonly string[]): readonly Tally[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

export function openingOf(text: string): string {
  return [...text].slice(0, 4).join('');
}

export function endingOf(text: string): string {
  return [...text].slice(-4).join('');
}

function findMissing({ counts }: Pack): readonly string[] {
  return counts.flatMap(({ what, count, minimum }) =>
    count < minimum ? [`${count} ${what}, fewer than ${minimum}`] : [],
  );
}

function findIds({ items, idPrefix, idEnds = 'number' }: Pack): readonly string[] {
  const ids = items.map(({ id }) => id);
  const uuid = '[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}';
  const forms = { number: '(-[a-z]+)?(-\\d+)+', words: '(-[a-z]+)+', uuid };
  const form = new RegExp(`^${idPrefix}${forms[idEnds]}$`);
  const expected = { number: `${idPrefix} and a number`, words: `${idPrefix} and words`, uuid: 'a random UUID' }[
    idEnds
  ];
  return [
    ...ids.filter((id) => !form.test(id)).map((id) => `${id}: an id is ${expected}`),
    ...tally(ids).flatMap(({ value, count }) => (count > 1 ? [`${value}: an id of ${count} items`] : [])),
  ];
}

/** A reading has to be of a word in its item, and in kana. */
function findReadings({ items, fields }: Pack): readonly string[] {
  const texts = fields.flatMap((field) => field.texts);
  return items.flatMap(({ id, readings = [] }) => {
    const itemTexts = texts.filter(({ item }) => item === id || item.startsWith(`${id}-`)).map(({ text }) => text);
    return readings.flatMap(([word, reading]) => [
      ...(itemTexts.some((text) => text.includes(word))
        ? []
        : [`${id}: a reading of ${word}, which it does not contain`]),
      ...(/^[ぁ-ゖァ-ヺー、「」]+$/u.test(reading) ? [] : [`${id}: the reading ${reading} is not kana`]),
    ]);
  });
}

function findInText(
  { name: pack }: Pack,
  { name, kind, length: [least, most] }: PackField,
  { item, text }: PackText,
): readonly string[] {
  const repeated: string[] = [];
  const add = (finding: string, at = 0) => repeated.push(`${item} ${name}: ${finding}: ${clip(text, at)}`);
  const { length } = [...text];
  if (length < least || length > most) add(`${length} characters, not ${least} to ${most}`);
  if (kind === 'whole') return repeated;
  for (const { spelling: wrong, right, at } of misspellingsIn(text, pack)) add(`${wrong} is written ${right}`, at);
  const claim = CLAIM.exec(text);
  if (claim !== null) add(`claims ${claim[0]}`, claim.index);
  const voice = OUT_OF_VOICE.exec(text);
  if (voice !== null) add(`contains ${voice[0]}`, voice.index);
  for (const number of numbersApart(text)) add(`a line may break within ${number}`, text.indexOf(number));
  const sign = FOREIGN_SIGN.exec(text);
  if (sign !== null) add(`contains the sign ${JSON.stringify(sign[0])}`, sign.index);
  return repeated;
}

/** The numbers with a unit in katakana that joinedRuns() does not know, so that a line may break between them. */
function numbersApart(text: string): readonly string[] {
  return joinedRuns([{ text, reading: null }])
    .filter(({ isJoined }) => !isJoined)
    .flatMap(({ pieces }) => pieces.flatMap((piece) => piece.text.match(/\d+\p{Script=Katakana}+/gu) ?? []));
}

/** The part of a text around a place in it. */
export function clip(text: string, at: number): string {
  return text.slice(Math.max(0, at - 20), at + 20);
}

/** Equal texts: the categories, words and choices of a pack may repeat, prose and titles may not. */
function findRepeats({ name, texts, kind }: PackField): readonly string[] {
  if (kind === 'label' && name !== 'titles') return [];
  return tally(texts.map(({ text }) => text)).flatMap(({ value, count }) =>
    count > 1 ? [`${count} ${name} are equal: ${value}`] : [],
  );
}

function findSameness({ name, texts }: PackField): readonly string[] {
  const commonest = (partOf: (text: string) => string, share: number, part: string) =>
    tally(texts.map(({ text }) => partOf(text))).flatMap(({ value, count }) =>
      count > Math.max(ALWAYS, share * texts.length) ? [`${count} of ${texts.length} ${name} ${part} ${value}`] : [],
    );
  const lists = texts.filter(({ text }) => LIST.test(text)).length;
  return [
    ...commonest(openingOf, OPENING_SHARE, 'begin with'),
    ...commonest(endingOf, ENDING_SHARE, 'end with'),
    ...(lists > Math.max(ALWAYS, LIST_SHARE * texts.length) ? [`${lists} of ${texts.length} ${name} list things`] : []),
  ];
}
