import type { About, Claim } from './claims.ts';
import { isDeniedNoun } from './denials.ts';
import { isAttribute, isNounAspect, roleOf } from './roles.ts';
import { aboutOf, isUnknown, type SplitQuestion, type Word } from './split-question.ts';
import type { Topic } from './vocabulary.ts';

const COMPARED = /^より(?:も|は)?(?:むしろ)?、?$/;
const SUBJECT = /^(?:さん|たち)?(?:[はがもを]|って|の(?:色|形|大きさ|素材|材質|重さ|中は))/;
const OUTSIDE = /(?:外|空)[はがもの]/;
/** An unknown word before these is what is spoken of, or one of several; before others it only narrows what follows. */
const NOT_NARROWING =
  /^(?:さん|たち|系|など)?(?:[はがもや]|って|か(?!ら)|とか|と?、|または|より|の(?:色|形|大きさ|素材|材質|重さ|ほう|方))/;
const TOO = /^(?:さん|たち)?も/;
const ACTS = /^(?:さん|たち)?が/;
/** 子ども以外もいる. */
const BESIDES = /^(?:さん|たち)?以外に?も/;
/** 寝ている人は: not whether somebody sleeps, but who is spoken of. */
const NAMES = /^[ぁ-ん]{0,4}(?:人|子|方|の)[はがも](?!い[るまなて]|何人)/;
const OTHER = /(?:ほか|他)(?:の|に|にも|には)$/;
/** まわりの人は, となりで; but not 犬のとなりで. */
const NEXT_TO = /(?<!の)(?:まわり|周り|周囲|そば|となり|隣)(?:の(?:人|子|客|お客)[^、]{0,5}[はがも]|で)/;
const PASSIVE = /^(?:さ?れ|られ|さ?せ[てら]|し?ても?ら|し?てくれ|し?てあげ|も?らっ|くれ|あげ)/;
const PARTICIPANT = /^(?:さん|たち)?(?:[にをへ]|から|と(?!いっしょ|一緒)|の(?!人|ほう|方|子))/;
const HANDLED = /^[をでに]?$/;
const JOINED = /[てで]、?$/;
/** Anything up to は is what is spoken of: 相手のいるところは. */
const TOPIC = /は/;
const IN_THE_PAST = /[ただ](?:です|っけ|よね|[のんかね])*、$/;
/** 倒れますか, unlike 倒れていますか. */
const WILL_BE = /^(?!い)[ぁ-ん]{0,3}?(?<![いてで])ます(?:か|よ|ね)*、$/;

/** Reads the claim that a word makes where it stands. */
export function readClaim(split: SplitQuestion, index: number, about: About): Claim {
  const { folded, words } = split;
  const before = words.slice(0, index);
  const [start, end] = [words[index]?.start ?? 0, words[index]?.end ?? 0];
  const rest = folded.slice(end);
  return {
    about,
    role: roleOf(about, folded.slice(start, end), rest, firstAbout(words.slice(index + 1))),
    isDenied: isDeniedNoun(rest) || isCompared(split, index, about),
    topic: topicOf(before),
    isOutside: OUTSIDE.test(folded.slice(0, start)),
    subject: subjectOf(folded, before),
    qualifies: nounAfter(words.slice(index + 1)),
    isOther: OTHER.test(folded.slice(0, start)),
    isNextTo: NEXT_TO.test(folded.slice(0, start)),
    isBesides: BESIDES.test(rest),
    isNaming: about.kind === 'fact' && about.aspect === 'action' && NAMES.test(rest),
    namedBy: namedBy(folded, before),
    isOfTold: isOfTold(split, index),
    isHandled: isHandled(split, index),
    isPassive: PASSIVE.test(rest),
    isParticipant: PARTICIPANT.test(rest),
    isToo: TOO.test(rest),
    acts: ACTS.test(rest) ? firstAbout(words.slice(index + 1)) : null,
    isJoined: isJoined(split, index),
    isElsewhen: IN_THE_PAST.test(folded) || (!/[てで]$/.test(words[index]?.text ?? '') && WILL_BE.test(rest)),
    isAlready: split.isAlready,
    isOnlyNarrowed:
      !IN_THE_PAST.test(folded) &&
      !folded.includes('同じ') &&
      words
        .filter(isUnknown)
        .every(
          ({ end: at }) => at <= start && !NOT_NARROWING.test(folded.slice(at)) && !TOPIC.test(folded.slice(at, start)),
        ),
  };
}

/** Whether the verb that ends the question acts on or with the thing at an index. */
function isHandled({ folded, words }: SplitQuestion, index: number): boolean {
  const [next, ...others] = words.slice(index + 1).filter((word) => aboutOf(word) !== null);
  if (next?.meaning?.kind !== 'fact' || others.length > 0) return false;
  if (next.meaning.aspect !== 'action' && next.meaning.word !== '使用中') return false;
  if (IN_THE_PAST.test(folded) || (!/[てで]$/.test(next.text) && WILL_BE.test(folded.slice(next.end)))) return false;
  return HANDLED.test(folded.slice(words[index]?.end ?? 0, next.start)) && !isAttribute(folded.slice(next.end));
}

/** 虫を捕まえた: the scene tells what is done with the thing. */
function isOfTold({ folded, words }: SplitQuestion, index: number): boolean {
  const next = words.slice(index + 1).find((word) => aboutOf(word) !== null);
  return next?.meaning?.kind === 'told' && /^[をがにの]$/.test(folded.slice(words[index]?.end ?? 0, next.start));
}

function isJoined({ folded, words }: SplitQuestion, index: number): boolean {
  const word = words[index];
  const next = words.slice(index + 1).find((each) => aboutOf(each) !== null);
  if (word?.meaning?.kind !== 'fact' || next === undefined || isNounAspect(word.meaning.aspect)) return false;
  return JOINED.test(folded.slice(word.start, next.start));
}

function topicOf(words: readonly Word[]): Topic | null {
  const topics = words.flatMap(({ meaning }) => (meaning?.kind === 'topic' ? [meaning.topic] : []));
  return topics.at(-1) ?? null;
}

function firstAbout(words: readonly Word[]): About | null {
  return words.map(aboutOf).find((about) => about !== null) ?? null;
}

function subjectOf(folded: string, words: readonly Word[]): About | null {
  const noun = words.findLast((word) => aboutOf(word) !== null);
  if (noun === undefined) return null;
  // 落とした1匹
  const isCounted = noun === words.at(-1) && noun.meaning?.kind === 'told';
  return isCounted || SUBJECT.test(folded.slice(noun.end)) ? aboutOf(noun) : null;
}

function namedBy(folded: string, words: readonly Word[]): About | null {
  const verb = words.findLast((word) => aboutOf(word) !== null);
  return verb !== undefined && NAMES.test(folded.slice(verb.end)) ? aboutOf(verb) : null;
}

function nounAfter([first, second]: readonly Word[]): About | null {
  if (first === undefined) return null;
  const next = first.text === 'な' || first.text === 'の' ? second : first;
  return next === undefined ? null : aboutOf(next);
}

/** 暑い時期より寒い時期: not the one but the other. */
function isCompared({ folded, words }: SplitQuestion, index: number, about: About): boolean {
  const next = words.slice(index + 1).find(({ meaning }) => meaning?.kind === 'fact');
  if (about.kind !== 'fact' || next?.meaning?.kind !== 'fact' || next.meaning.aspect !== about.aspect) return false;
  return COMPARED.test(folded.slice(words[index]?.end ?? 0, next.start));
}
