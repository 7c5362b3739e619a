import type { About, Claim, Clause } from './claims.ts';
import { asksForAssent, countDenials, countNegations, isDeniedVerb, isSetOff, withoutDenials } from './denials.ts';
import { readClaim } from './read-claim.ts';
import { aboutOf, isUnknown, type SplitQuestion, splitQuestion, type Word } from './split-question.ts';

/** A question taken apart. */
export interface Reading {
  readonly clauses: readonly Clause[];
  /** Whether the claims say what is asked, apart from unknown words. */
  readonly isReadable: boolean;
  /** It speaks of what lies just before or after the scene; only what is told of that is known. */
  readonly isOfOtherTime: boolean;
  readonly hasUnknown: boolean;
  /** Whether it has a bare who, what or where. */
  readonly hasGeneric: boolean;
  /** みんな, 二人とも: true of somebody is not enough. */
  readonly isOfEveryone: boolean;
  /** The word for numbers in 二人とも, 三人とも; null without one. */
  readonly everyoneCount: string | null;
  /** だけ, のみ: that it is true does not yet exclude the rest. */
  readonly isExclusive: boolean;
}

/** 夏か冬, 犬や猫, 点検したり直したり; 朝、昼のどちらか. */
const OR = /^(?:です|の中|さん|なの|とか|の)?か、?$|^(?:とか、?|や)$|^し?たり、?$/;
const OR_IN_LIST = /^(?:、|と|、と)$/;
const LIST = /どちらか|どっちか|いずれか|どれか/;
/** 屋内ですか、屋外ですか: which of them cannot be said with はい. */
const WHICH = /(?:です|ます|なの|る|た|い)か、(?=[^、]+、$)(?![^、]+なくて?、$)/;
const CLAUSE_END = /^[ぁ-ん]{0,6}?(?:なくて|なく、|ないで|ですが、)|^のほか/;
/** 紙じゃなくて, and 紙ではなくて at the end. */
const CONTRAST = /[^、]*(?:じゃ|では)なくて?/g;
/** 夏から秋, 20代まで: more than the single words say. */
const RANGE = /^(?:ごろ|頃)?(?:から|まで)/;
/** What lies just before or after the scene. */
const NEAR_TIME = /^(?:つもり|予定|くつもり|これから|このあと|この後|さっき|先ほど|もうすぐ|あとで|後で)$/;
const TWO = /^(?:[二2]人|ふたり)/;
const THREE = /^三人/;

/** うるさいから外で: the scene does not tell why. */
const REASON = /(?:[いたる]|だ|です|ます)から(?!、[^、])/;
/** 会社のものですか: the scene tells whose a thing is, or it is not known. */
const OWNED =
  /(?:自分|他人|本人|人|客|さん|会社|職場|店|家|親|学校|誰か|だれか|家族|友だち|友達|施設|図書館|病院)の(?:もの|物|持ち物)(?:です|でし|な|か|、)|(?:この人|その人|本人|自分)の(?:です|でし|な(?!か)|か|、)/;

/** Takes a question about a scene apart into its claims. */
export function readQuestion(question: string, sceneId: string): Reading {
  const split = withoutUnknownContrasts(splitQuestion(question, sceneId));
  const { folded, words } = split;
  const isAssent = asksForAssent(folded);
  const clauses = isAssent ? readClauses(split).map(withoutDenials) : readClauses(split);
  const kinds = new Set(words.map(({ meaning }) => meaning?.kind));
  // A negation that denies none of the claims was not understood either.
  const isNegationRead = isAssent || countDenials(clauses) >= countNegations(textOutsideFacts(words));
  return {
    clauses,
    isReadable:
      isOfScene(words) &&
      !WHICH.test(folded) &&
      !REASON.test(folded) &&
      !(OWNED.test(folded) && !kinds.has('told')) &&
      isNegationRead &&
      !hasRange(split),
    isOfOtherTime: kinds.has('otherTime'),
    hasUnknown: words.some(isUnknown),
    hasGeneric: kinds.has('generic'),
    isOfEveryone: kinds.has('everyone'),
    everyoneCount: everyoneCountOf(words),
    isExclusive: kinds.has('only'),
  };
}

/** Leaves out an unknown thing that only sets off another: in 日本語ではなくて英語ですか, the question is 英語ですか. */
function withoutUnknownContrasts({ folded, words, isAlready }: SplitQuestion): SplitQuestion {
  const unknown = words.filter(isUnknown);
  const contrasts = [...folded.matchAll(CONTRAST)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter((contrast) => unknown.some(({ start, end }) => start >= contrast.start && end <= contrast.end));
  return {
    folded,
    isAlready,
    words: words.filter((word) => !contrasts.some(({ start, end }) => word.end > start && word.start < end)),
  };
}

/** Whether a question about another time asks only for what the scene says of it. */
function isOfScene(words: readonly Word[]): boolean {
  const isTold = words.some(({ meaning }) => meaning?.kind === 'told');
  return words.every(({ text, meaning }) => meaning?.kind !== 'otherTime' || (isTold && NEAR_TIME.test(text)));
}

function everyoneCountOf(words: readonly Word[]): string | null {
  const text = words.find(({ meaning }) => meaning?.kind === 'everyone')?.text ?? '';
  return TWO.test(text) ? '二人' : THREE.test(text) ? '三人' : null;
}

/** A span or a comparison that the claims do not cover. */
function hasRange({ folded, words }: SplitQuestion): boolean {
  const spans = words.some(
    ({ end, meaning }) =>
      meaning?.kind === 'fact' && ['season', 'time', 'age'].includes(meaning.aspect) && RANGE.test(folded.slice(end)),
  );
  const isBare = words.some(({ text }, index) => text.startsWith('より') && !isComparison(words, index));
  return spans || isBare;
}

/** Whether より stands between two words of one aspect. */
function isComparison(words: readonly Word[], index: number): boolean {
  const [before, after] = [
    words[index - 1]?.meaning,
    words.slice(index).find(({ meaning }) => meaning?.kind === 'fact')?.meaning,
  ];
  return before?.kind === 'fact' && after?.kind === 'fact' && before.aspect === after.aspect;
}

function textOutsideFacts(words: readonly Word[]): string {
  return words
    .map(({ text, meaning }) => (meaning?.kind === 'fact' || meaning?.kind === 'told' ? '、' : text))
    .join('');
}

function readClauses(split: SplitQuestion): readonly Clause[] {
  const { folded, words } = split;
  const clauses: Clause[] = [];
  let choices: (readonly Claim[])[] = [];
  let previousEnd: number | null = null;
  const close = (isDenied: boolean, isContrast: boolean) => {
    if (choices.length > 0) clauses.push({ choices, isDenied, isContrast });
    choices = [];
    previousEnd = null;
  };
  for (const [index, word] of words.entries()) {
    const about = aboutOf(word);
    if (about === null) continue;
    const claim = readClaim(split, index, about);
    const rest = folded.slice(word.end);
    const isContrast = isSetOff(rest);
    const modifier = claim.isDenied ? modifierOf(about, choices) : null;
    if (modifier !== null) {
      choices.pop();
      clauses.push({ choices: [[modifier], [{ ...claim, isDenied: false }]], isDenied: true, isContrast });
      continue;
    }
    const isChoice = !isContrast && previousEnd !== null && isOr(split, previousEnd, word.start);
    choices.push(isChoice ? addChoice(choices.pop() ?? [], claim) : [claim]);
    previousEnd = word.end;
    const isDenied = !claim.isDenied && isDeniedVerb(rest);
    if (isDenied || isContrast || CLAUSE_END.test(rest)) close(isDenied, isContrast);
  }
  close(false, false);
  return clauses;
}

/** 明るい昼間ではない denies both together: the claim that directly qualifies a denied one. */
function modifierOf(about: About, choices: readonly (readonly Claim[])[]): Claim | null {
  const [claim, ...others] = choices.at(-1) ?? [];
  return claim !== undefined && others.length === 0 && claim.qualifies === about ? claim : null;
}

/** 夫婦か恋人ではない denies both. */
function addChoice(choice: readonly Claim[], claim: Claim): readonly Claim[] {
  return [...(claim.isDenied ? choice.map((earlier) => ({ ...earlier, isDenied: true })) : choice), claim];
}

function isOr({ folded, words }: SplitQuestion, from: number, to: number): boolean {
  const between = folded.slice(from, to);
  if (OR.test(between) || (LIST.test(folded) && OR_IN_LIST.test(between))) return true;
  return words.some(({ start, end, meaning }) => start >= from && end <= to && meaning?.kind === 'or');
}
