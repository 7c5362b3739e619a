import type { Aspect } from './aspect.ts';
import type { Claim } from './claims.ts';
import { isWithin } from './compare-amounts.ts';
import { type Amount, type SceneFacts, type SceneNumbers, settled } from './facts-of-scene.ts';
import { all, type Truth } from './truth.ts';

/** The ages that a word for persons covers, in years. */
const agesOf: Readonly<Record<string, readonly [from: number, to: number]>> = {
  赤ちゃん: [0, 2],
  子ども: [0, 17.9],
  若い: [0, 49],
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
  一人きり: [1, 1],
  二人: [2, 2],
  三人: [3, 3],
  四人: [4, 4],
  五人: [5, 5],
  六人: [6, 6],
  複数の人: [2, 1000],
  三人以上: [3, 1000],
};

const collectives: readonly string[] = ['夫婦', '家族', '親子', '恋人', '友だち', 'きょうだい', '同僚', '他人どうし'];

/** Whether a claim is about a person, such as 子ども or 店員. */
export function isPerson({ about }: Pick<Claim, 'about'>): boolean {
  return about.kind === 'gender' || (about.kind === 'fact' && (about.aspect === 'person' || about.aspect === 'age'));
}

/** What may be true of one person and not of another. */
export const ofPerson: readonly Aspect[] = ['action', 'mood', 'clothes', 'age', 'person'];

/** 30代の人が弾いている: whether what is true of somebody is true of the same person. True if nothing depends on that. */
export function truthOfSamePerson(claims: readonly Claim[], facts: SceneFacts): Truth {
  if (settled(facts, 'number', 'ひとり') === true) return true;
  const ofSome = claims.filter(
    (claim) => !claim.isDenied && !claim.isParticipant && isTrueOfSomebody(claim, facts) && !isEverybody(claim, facts),
  );
  const [asked, rest] = [ofSome.filter(isPerson).map(wordOf), ofSome.filter((claim) => !isPerson(claim)).map(wordOf)];
  if (asked.length === 0) return isDoneByOne(ofSome, facts);
  if (asked.length + rest.length === 1) return true;
  if (ofSome.some(({ isPassive }) => isPassive)) return null;
  const persons = (facts.persons ?? []).map(([is, does]) => ({ is: is.split(' '), does: does.split(' ') }));
  const [person, ...others] = persons.filter(({ is }) => asked.every((word) => is.includes(word)));
  if (person === undefined)
    return isSaidOfOne(
      ofSome,
      persons.flatMap(({ is }) => is),
    )
      ? false
      : null;
  if (others.length > 0) return null;
  return all(
    rest.map((word) => person.does.includes(word) || (persons.some(({ does }) => does.includes(word)) ? false : null)),
  );
}

/** 立って弾いている: not known if it is known that one stands and another plays. */
function isDoneByOne(claims: readonly Claim[], facts: SceneFacts): Truth {
  if (!claims.some(({ isJoined }) => isJoined)) return true;
  const words = claims.map(wordOf);
  const known = (facts.persons ?? []).map(([, does]) => does.split(' '));
  const areKnown = words.every((word) => known.some((does) => does.includes(word)));
  return areKnown && !known.some((does) => words.every((word) => does.includes(word))) ? null : true;
}

/** お客さんは若い人: one is said of the other, and it is known who is which. */
function isSaidOfOne(claims: readonly Claim[], known: readonly string[]): boolean {
  const persons = claims.filter(isPerson);
  return persons.some(({ role }) => role === 'mentioned') && persons.every((claim) => known.includes(wordOf(claim)));
}

function wordOf({ about }: Claim): string {
  return about.kind === 'fact' ? about.word : '';
}

/** Whether what a claim says is true of each person of a scene in which nobody else is. */
export function isEverybody({ about }: Pick<Claim, 'about'>, facts: SceneFacts): boolean {
  if (about.kind !== 'fact' || settled(facts, 'number', 'ほかに人がいる') !== false) return false;
  return truthOfEach(about.aspect, about.word, facts) === true;
}

function isTrueOfSomebody({ about }: Claim, facts: SceneFacts): boolean {
  return about.kind === 'fact' && ofPerson.includes(about.aspect) && settled(facts, about.aspect, about.word) === true;
}

export function isAlone(facts: SceneFacts): boolean {
  return settled(facts, 'number', 'ひとり') === true && settled(facts, 'number', 'ほかに人がいる') === false;
}

/** What is true of somebody, but asked of everybody: only what is known of each. */
export function truthOfEach(aspect: Aspect, word: string, facts: SceneFacts): Truth {
  if (isAlone(facts) || (facts.everyone ?? '').split(' ').includes(word)) return true;
  const bounds = agesOf[word];
  if (aspect !== 'age' || bounds === undefined) return null;
  const truth = all(facts.numbers.ages.map((age) => isWithin(age, bounds[0], bounds[1])));
  return word === '若い' && truth === true ? null : truth;
}

/** 二人は夫婦: a word for all of them together. */
function isCollective({ about, isDenied }: Claim): boolean {
  return about.kind === 'fact' && !isDenied && collectives.includes(about.word);
}

/** 子どもは二人ですか counts only the children; null if not everybody is known. */
export function headcount(persons: readonly Claim[], word: string, facts: SceneFacts): Truth {
  const counted = counts[word];
  const { numbers } = facts;
  if (counted === undefined || numbers.people !== numbers.ages.length) return null;
  if (persons.some(isCollective)) return isWithin(numbers.ages.length, counted[0], counted[1]);
  const { ages } = numbersOf(persons, facts);
  return ages.length === 0 ? null : isWithin(ages.length, counted[0], counted[1]);
}

/** 子どもは10歳以上ですか asks only for the ages of the children, who are some of all who are there. */
export function numbersOf(persons: readonly Claim[], facts: SceneFacts): SceneNumbers {
  const { numbers } = facts;
  const [first] = persons;
  if (first?.about.kind !== 'fact') return numbers;
  const { hour, month, people } = numbers;
  const ages = agesOfPerson(first.about, facts);
  if (people === undefined) return { hour, month, ages };
  const isCounted = agesOf[first.about.word] !== undefined && people === numbers.ages.length;
  return { hour, month, ages, people: isCounted ? ages.length : [0, most(people)] };
}

function agesOfPerson({ aspect, word }: { aspect: Aspect; word: string }, facts: SceneFacts): readonly Amount[] {
  const { ages } = facts.numbers;
  const bounds = agesOf[word];
  if (bounds !== undefined) return ages.filter((age) => isWithin(age, bounds[0], bounds[1]) !== false);
  if (settled(facts, aspect, word) !== true) return [];
  if (settled(facts, 'number', 'ひとり') === true) return ages;
  const known = (facts.persons ?? []).filter(([is]) => is.split(' ').includes(word));
  return known.length === 1 ? known.flatMap(([, , age]) => (age === undefined ? [] : [age])) : [];
}

function most(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount[1];
}
