/** Counters whose reading depends on the last digit, for the digits 0 to 9. */
const byDigit: Readonly<Record<string, readonly string[]>> = {
  分: forms('ぷん ぷん ふん ぷん ぷん ふん ぷん ふん ぷん ふん'),
  本: forms('ぽん ぽん ほん ぼん ほん ほん ぽん ほん ぽん ほん'),
  匹: forms('ぴき ぴき ひき びき ひき ひき ぴき ひき ぴき ひき'),
  杯: forms('ぱい ぱい はい ばい はい はい ぱい はい ぱい はい'),
  票: forms('ぴょう ぴょう ひょう びょう ひょう ひょう ぴょう ひょう ぴょう ひょう'),
  歩: forms('ぽ ぽ ほ ぽ ほ ほ ぽ ほ ぽ ほ'),
  拍: forms('ぱく ぱく はく ぱく はく はく ぱく はく ぱく はく'),
  泊: forms('ぱく ぱく はく ぱく はく はく ぱく はく ぱく はく'),
  発: forms('ぱつ ぱつ はつ ぱつ はつ はつ ぱつ はつ ぱつ はつ'),
  階: forms('かい かい かい がい かい かい かい かい かい かい'),
  軒: forms('けん けん けん げん けん けん けん けん けん けん'),
  足: forms('そく そく そく ぞく そく そく そく そく そく そく'),
};

/** Counters that an analyser mistakes for another word after a digit. */
const always: Readonly<Record<string, string>> = {
  人: 'にん',
  日: 'にち',
  行: 'ぎょう',
  月: 'がつ',
  音: 'おん',
  走: 'そう',
};

/** Numbers that are read together with their counter. */
const wholeWords: Readonly<Record<string, string>> = {
  '1人': 'ひとり',
  '2人': 'ふたり',
  '1日': 'いちにち',
  '2日': 'ふつか',
  '3日': 'みっか',
  '4日': 'よっか',
  '5日': 'いつか',
  '6日': 'むいか',
  '7日': 'なのか',
  '8日': 'ようか',
  '9日': 'ここのか',
  '10日': 'とおか',
  '14日': 'じゅうよっか',
  '20日': 'はつか',
  '24日': 'にじゅうよっか',
};

/** A number and its counter, and how it is read: with the digits as they are (3ぼん), or without them (ひとり). */
export interface CountedWord {
  readonly at: number;
  readonly word: string;
  readonly reading: string;
}

/** The numbers in a text whose counters are read by rule. 3分の1 counts no minutes, and 2人前 no persons. */
export function countedWords(text: string): readonly CountedWord[] {
  return [...text.matchAll(/(\d+)(分(?!の\d)|[本匹杯票歩拍泊発階軒足日行月音走]|人(?!前))(間?)/g)].map((match) => {
    const [word, number = '', counter = '', during = ''] = match;
    const form = always[counter] ?? byDigit[counter]?.[Number(number.at(-1))] ?? '';
    const reading = wholeWords[`${number}${counter}`] ?? `${number}${form}`;
    return { at: match.index, word, reading: during === '' ? reading : `${reading}かん` };
  });
}

function forms(spaced: string): readonly string[] {
  return spaced.split(' ');
}
