import type { Clause } from './claims.ts';

const DENIED_NOUN =
  /^(?:とか|など|の)?(?:人|物|もの|場所|ところ)?(?:以外(?!に?も)|では?な[いくか]|では?ありま|じゃな[いくか]|じゃありま)/;
const DENIED_VERB =
  /^[てでっいんりきしみえけべめせれらかわたまさくがはもあになる]{0,6}?(?:(?:[んの](?:じゃ|では))?なく(?!ちゃ)|ない(?!と(?!ころ|き))|ません)/;
const ASSENT = /もしかして|(?:[んの]|ところ)(?:じゃ|では)な(?:い|く(?!て))/;
const CONTRAST = /^.{0,8}?(?:じゃ|では?)なくて?、?/;
const NEGATIVE = /ない(?!と(?!ころ|き))|ません|なく|以外(?!に?も)/g;

/** 夏以外, 夏ではない: by what follows the word. */
export function isDeniedNoun(rest: string): boolean {
  return DENIED_NOUN.test(rest);
}

/** 座っていない, 犬はいません: by what follows the word. */
export function isDeniedVerb(rest: string): boolean {
  return DENIED_VERB.test(rest);
}

/** 紙じゃなくて布: by what follows 紙. */
export function isSetOff(rest: string): boolean {
  return CONTRAST.test(rest);
}

/** もしかして夏ではないですか, 待っているのではないですか: the negation of a folded question only asks for assent. */
export function asksForAssent(folded: string): boolean {
  return ASSENT.test(folded);
}

/** How many negations a text has; 人間以外の生き物 only says what the creature is. */
export function countNegations(text: string): number {
  return text.replace(/人間?以外/g, '').match(NEGATIVE)?.length ?? 0;
}

/** How many claims, alone or together, are denied. */
export function countDenials(clauses: readonly Clause[]): number {
  return clauses
    .flatMap(({ choices, isDenied }) => [isDenied, ...choices.flat().map((claim) => claim.isDenied)])
    .filter(Boolean).length;
}

export function withoutDenials({ choices }: Clause): Clause {
  const asserted = choices.map((choice) => choice.map((claim) => ({ ...claim, isDenied: false })));
  return { choices: asserted, isDenied: false, isContrast: false };
}
