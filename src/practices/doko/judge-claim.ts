import type { About, Claim } from './claims.ts';
import { type SceneFacts, settled } from './facts-of-scene.ts';
import { headcount, isPerson, numbersOf, ofPerson, truthOfEach } from './persons.ts';
import { not, type Truth } from './truth.ts';
import type { Aspect } from './words.ts';

/** What the claims of one question are judged by. */
export interface Judge {
  readonly facts: SceneFacts;
  readonly isOfEveryone: boolean;
}

/** What only the object has: not said of it, it is not settled. */
const ofObject: readonly Aspect[] = ['colour', 'size', 'material', 'state'];
/** What is never said of the object. */
const notOfObject: readonly Aspect[] = [
  'season',
  'time',
  'weather',
  'temperature',
  'number',
  'age',
  'person',
  'sound',
  'mood',
  'clothes',
];
const nouns: readonly Aspect[] = ['place', 'vehicle', 'object', 'inside', 'person', 'age'];
const handling: readonly string[] = ['持つ', '抱く', '物に触れる', '運ぶ', '手を使う'];

/** What a scene may leave unsaid, although a person has it. */
const carried: readonly string[] =
  'かばん リュック 財布 鍵 スマホ 電話 時計 指輪 靴 靴下 服 シャツ 眼鏡 傘 ハンカチ お金 カード 帽子 手袋 マフラー 荷物'.split(
    ' ',
  );
const opening: Readonly<Record<string, boolean>> = { 開いている: true, 閉じている: false };

/** Whether a claim is true of a scene; `persons` are the claims about persons in its clause. */
export function truthOfClaim(claim: Claim, judge: Judge, persons: readonly Claim[]): Truth {
  const truth = plainTruth(claim, judge, persons);
  return claim.isDenied ? not(truth) : truth;
}

function plainTruth(claim: Claim, judge: Judge, persons: readonly Claim[]): Truth {
  const { facts, isOfEveryone } = judge;
  const { about, role, topic, subject, qualifies, isOutside } = claim;
  if (about.kind === 'gender') return null;
  if (about.kind === 'quantity')
    return isOfOtherThing(subject, facts) ? null : about.quantity(numbersOf(persons, facts), isOfEveryone);
  const { aspect, word } = about;
  // 親はひとり: one of them may be alone in a scene of several.
  if (aspect === 'number' && persons.length > 0 && word !== '人がいる') return headcount(persons, word, facts);
  // 店は開いている
  if (
    subject?.kind === 'fact' &&
    subject.aspect === 'place' &&
    word in opening &&
    settled(facts, 'place', subject.word)
  )
    return opening[word] === true ? settled(facts, 'action', '営業中') : not(settled(facts, 'action', '営業中'));
  if (ofObject.includes(aspect)) {
    if (topic === 'person' || topic === 'place') return null;
    if ([subject, qualifies].some((noun) => noun !== null && isNoun(noun) && !isOnlyObject(noun, facts))) return null;
  }
  if (topic === 'object' && (notOfObject.includes(aspect) || (aspect === 'action' && !handling.includes(word))))
    return null;
  if (isOutside && aspect === 'time' && /^(?:明る|暗)い$/.test(word)) return settled(facts, aspect, `外が${word}`);
  if (role === 'target' || (topic === 'person' && role === 'present' && aspect === 'person')) return null;
  if (ofPerson.includes(aspect) && subject !== null && isAboutSomebodyElse(subject, facts)) return null;
  const truth = truthInRole(claim, aspect, word, facts);
  if (truth === true && about.isNarrower) return null;
  const isKnownOfEach = truth === true ? ofPerson.includes(aspect) : truth === null && aspect === 'age';
  return isOfEveryone && isKnownOfEach ? truthOfEach(aspect, word, facts) : truth;
}

function truthInRole({ role, isOther, isHandled }: Claim, aspect: Aspect, word: string, facts: SceneFacts): Truth {
  const truth = settled(facts, aspect, word);
  if (isOther && (aspect === 'person' || aspect === 'age'))
    return settled(facts, 'number', 'ほかに人がいる') === false ? false : null;
  if (role === 'asserted') return truth;
  if (!nouns.includes(aspect)) return null;
  if (truth === true) return true;
  const presence = settled(facts, 'presence', word);
  const isOfPerson = aspect === 'person' || aspect === 'age';
  if (presence === false && (role === 'present' || !isOfPerson)) return false;
  if (isHandled && aspect === 'object' && presence === null && !carried.includes(word)) return truth;
  if (role !== 'present') return null;
  if (presence === true) return true;
  // The scene does not describe anybody else.
  const isEverybodyKnown = settled(facts, 'number', 'ほかに人がいる') === false;
  if (isOfPerson) return isEverybodyKnown ? truth : null;
  return aspect === 'inside' ? truth : null;
}

/** Anything but another property of the same thing. */
function isNoun(about: About): boolean {
  return about.kind === 'fact' && !ofObject.includes(about.aspect) && about.aspect !== 'use';
}

/** The object; of several different ones, the scene's words do not say which has what. */
function isOnlyObject(about: About, facts: SceneFacts): boolean {
  if (about.kind !== 'fact' || about.aspect !== 'object') return false;
  const hasSeveral = settled(facts, 'size', '物が複数') === true && facts.numbers.count === undefined;
  return !hasSeveral && settled(facts, 'object', about.word) === true;
}

/** 運転手は怒っている: of a person who is not one of those that the facts describe. */
function isAboutSomebodyElse(subject: About, facts: SceneFacts): boolean {
  return (
    isPerson({ about: subject }) && subject.kind === 'fact' && settled(facts, subject.aspect, subject.word) !== true
  );
}

/** ぎょうざは10個: the numbers count the object of the scene. */
function isOfOtherThing(subject: About | null, facts: SceneFacts): boolean {
  return subject?.kind === 'fact' && subject.aspect === 'object' && settled(facts, 'object', subject.word) !== true;
}
