import type { Aspect } from './aspect.ts';
import type { About, Claim } from './claims.ts';
import {
  type OtherThing,
  type SceneFacts,
  type SceneNumbers,
  settled,
  settledIndoors,
  settledOfThing,
} from './facts-of-scene.ts';
import { headcount, isAlone, isPerson, numbersOf, ofPerson, truthOfEach } from './persons.ts';
import { not, type Truth } from './truth.ts';

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
/** What may be so before or after the scene. */
const happening: readonly Aspect[] = ['action', 'weather'];
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
  if (about.kind === 'told') return about.isTrue && isOfEveryone ? null : about.isTrue;
  const thing = thingSpokenOf(claim, facts);
  if (about.kind === 'quantity' && thing !== undefined) return about.quantity(numbersOfThing(thing, facts), false);
  if (about.kind === 'quantity')
    return isOfOtherThing(subject, facts) ? null : about.quantity(numbersOf(persons, facts), isOfEveryone);
  const { aspect, word } = about;
  if (claim.isBesides) return isPerson(claim) ? truthOfOthersToo(aspect, word, facts) : null;
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
    if (thing !== undefined) return settledOfThing(thing, word);
    if (topic === 'person' || topic === 'place') return null;
    if ([subject, qualifies].some((noun) => noun !== null && isNoun(noun) && !isOnlyObject(noun, facts))) return null;
  }
  if (topic === 'object' && (notOfObject.includes(aspect) || (aspect === 'action' && !handling.includes(word))))
    return null;
  if (isOutside && aspect === 'time' && /^(?:明る|暗)い$/.test(word)) return settled(facts, aspect, `外が${word}`);
  if (role === 'target' || (topic === 'person' && role === 'present' && aspect === 'person')) return null;
  if (ofPerson.includes(aspect) && isOfSomebodyNamed(claim, facts)) return null;
  if (ofPerson.includes(aspect) && claim.isNextTo)
    return isAlone(facts) && (subject === null || isPerson({ about: subject })) ? false : null;
  // 外は涼しい
  if (aspect === 'temperature' && isOutside && settled(facts, 'inside', '屋外') !== true) return null;
  // 部屋の中は寒い
  if (aspect === 'temperature' && isIndoors(subject, facts)) return settledIndoors(facts, word);
  if (ofPerson.includes(aspect) && subject !== null && isAboutSomebodyElse(subject, facts)) return null;
  // 家が狭い, where the scene is in another place
  if (aspect === 'place' && subject?.kind === 'fact' && subject.aspect === 'place' && isElsewhere(subject.word, facts))
    return null;
  const truth = truthInRole(claim, aspect, word, facts);
  // 帽子は麦わら帽子
  if (truth === false && aspect === 'object' && isOfOtherThing(subject, facts)) return null;
  if (truth === false && happening.includes(aspect) && claim.isElsewhen && !isDoneNow(claim, facts)) return null;
  if (truth === false && claim.isNaming) return null;
  if (truth === true && about.isNarrower) return null;
  const isKnownOfEach = truth === true ? ofPerson.includes(aspect) : truth === null && aspect === 'age';
  return isOfEveryone && isKnownOfEach ? truthOfEach(aspect, word, facts) : truth;
}

/** 小学生が勉強している: it is done, but by somebody else. */
function isActing(acts: About | null, facts: SceneFacts): boolean {
  return acts?.kind === 'fact' && acts.aspect === 'action' && settled(facts, 'action', acts.word) === true;
}

/** 手袋はもう拾いましたか: what was done to a thing of the scene would show. */
function isDoneNow({ isAlready, subject }: Claim, facts: SceneFacts): boolean {
  return isAlready && subject?.kind === 'fact' && settled(facts, subject.aspect, subject.word) === true;
}

function truthInRole(
  { role, isOther, isHandled, isOfTold, isToo, acts }: Claim,
  aspect: Aspect,
  word: string,
  facts: SceneFacts,
): Truth {
  const truth = settled(facts, aspect, word);
  if (isOther && (aspect === 'person' || aspect === 'age'))
    return settled(facts, 'number', 'ほかに人がいる') === false ? false : null;
  if (isToo && role === 'present' && (aspect === 'person' || aspect === 'age') && isAlone(facts)) return false;
  if (role === 'asserted') return truth;
  if (facts.things?.some(([thing]) => thing === word)) return true;
  if (truth === false && isActing(acts, facts) && settled(facts, 'presence', word) === null) return false;
  if (!nouns.includes(aspect)) return null;
  if (truth === true) return true;
  const presence = settled(facts, 'presence', word);
  const isOfPerson = aspect === 'person' || aspect === 'age';
  if (presence === false && (role === 'present' || !isOfPerson)) return false;
  if (isHandled && aspect === 'object' && presence === null && !carried.includes(word)) return truth;
  if (role !== 'present') return presence === true && isOfTold ? true : null;
  if (presence === true) return true;
  // The scene does not describe anybody else.
  const isEverybodyKnown = settled(facts, 'number', 'ほかに人がいる') === false;
  if (isOfPerson) return isEverybodyKnown ? truth : null;
  return aspect === 'inside' ? truth : null;
}

/** 子ども以外もいる: true if one of those who are known is none. */
function truthOfOthersToo(aspect: Aspect, word: string, facts: SceneFacts): Truth {
  if (settled(facts, aspect, word) !== true) return null;
  const each = truthOfEach(aspect, word, facts);
  return each === true && settled(facts, 'number', 'ほかに人がいる') !== false ? null : not(each);
}

/** 犬は白い, 白い犬: the thing that has facts of its own. */
function thingSpokenOf({ subject, qualifies }: Claim, facts: SceneFacts): OtherThing | undefined {
  const nouns = [subject, qualifies].flatMap((about) => (about?.kind === 'fact' ? [about.word] : []));
  return (facts.things ?? []).find(([word]) => nouns.includes(word));
}

function numbersOfThing([, , count]: OtherThing, { numbers: { hour, month } }: SceneFacts): SceneNumbers {
  return count === undefined ? { hour, month, ages: [] } : { hour, month, ages: [], count };
}

function isIndoors(subject: About | null, facts: SceneFacts): boolean {
  return (
    subject?.kind === 'fact' &&
    (subject.aspect === 'inside' || subject.aspect === 'place') &&
    settled(facts, 'inside', '屋内') === true
  );
}

/** Anything but another property of the same thing. */
function isNoun(about: About): boolean {
  if (about.kind === 'told') return true;
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

/** 運転している人は怒っている: of somebody who does what nobody known does, or what the scene only tells. */
function isOfSomebodyNamed({ namedBy }: Claim, facts: SceneFacts): boolean {
  if (namedBy?.kind === 'told') return true;
  return namedBy?.kind === 'fact' && namedBy.aspect === 'action' && settled(facts, 'action', namedBy.word) !== true;
}

function isElsewhere(place: string, facts: SceneFacts): boolean {
  return settled(facts, 'place', place) !== true;
}

/** ぎょうざは10個: the numbers count the object of the scene. */
function isOfOtherThing(subject: About | null, facts: SceneFacts): boolean {
  if (subject?.kind === 'told') return true;
  return subject?.kind === 'fact' && subject.aspect === 'object' && settled(facts, 'object', subject.word) !== true;
}
