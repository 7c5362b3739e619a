import type { Claim } from './claims.ts';
import { type SceneFacts, type SceneNumbers, settled } from './facts-of-scene.ts';
import { isWithin } from './quantities.ts';
import { all, shared, type Truth } from './truth.ts';
import type { Aspect } from './words.ts';

/** The ages that a word for persons covers, in years. */
const agesOf: Readonly<Record<string, readonly [from: number, to: number]>> = {
  赤ちゃん: [0, 2],
  子ども: [0, 17.9],
  大人: [18, 120],
  親: [18, 120],
  高齢者: [65, 120],
  二十代: [20, 29],
  三十代: [30, 39],
  四十代: [40, 49],
  五十代: [50, 59],
  六十代: [60, 69],
};
/** How many persons a word for numbers means. */
const counts: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ひとり: [1, 1],
  二人: [2, 2],
  三人: [3, 3],
  四人: [4, 4],
  五人: [5, 5],
  六人: [6, 6],
  複数の人: [2, 1000],
  三人以上: [3, 1000],
};

/** Whether a claim is about a person, such as 子ども or 店員. */
export function isPerson({ about }: Pick<Claim, 'about'>): boolean {
  return about.kind === 'gender' || (about.kind === 'fact' && (about.aspect === 'person' || about.aspect === 'age'));
}

export function isAlone(facts: SceneFacts): boolean {
  return settled(facts, 'number', 'ひとり') === true && settled(facts, 'number', 'ほかに人がいる') === false;
}

/** What is true of somebody, but asked of everybody or of one among several: only what is known of each. */
export function truthOfEach(aspect: Aspect, word: string, facts: SceneFacts, isOfEveryone: boolean): Truth {
  if (isAlone(facts) || (facts.everyone ?? '').split(' ').includes(word)) return true;
  const bounds = agesOf[word];
  if (aspect !== 'age' || bounds === undefined) return null;
  const truths = facts.numbers.ages.map((age) => isWithin(age, bounds[0], bounds[1]));
  return isOfEveryone ? all(truths) : shared(truths);
}

/** 子どもは二人ですか counts only the children; null if not everybody is known. */
export function headcount(persons: readonly Claim[], word: string, numbers: SceneNumbers): Truth {
  const counted = counts[word];
  if (counted === undefined || numbers.people !== numbers.ages.length) return null;
  const { ages } = numbersOf(persons, numbers);
  return ages.length === 0 ? null : isWithin(ages.length, counted[0], counted[1]);
}

/** 子どもは10歳以上ですか asks only for the ages of the children. */
export function numbersOf(persons: readonly Claim[], numbers: SceneNumbers): SceneNumbers {
  if (persons.length === 0) return numbers;
  const [first] = persons;
  const word = first?.about.kind === 'fact' ? first.about.word : '';
  const bounds = agesOf[word];
  const ages = bounds === undefined ? [] : numbers.ages.filter((age) => isWithin(age, bounds[0], bounds[1]) !== false);
  return { hour: numbers.hour, month: numbers.month, ages };
}
