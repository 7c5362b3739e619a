import type { Clause } from './claims.ts';

const DENIED_NOUN =
  /^(?:とか|など|の)?(?:人|物|もの|場所|ところ)?(?:以外|では?な[いくか]|では?ありま|じゃな[いくか]|じゃありま)/;
const DENIED_VERB =
  /^[てでっいんりきしみえけべめせれらかわたまさくがはもあに]{0,5}?(?:ない(?!と(?!ころ|き))|ません|なく(?!ちゃ))/;
const ASSENT = /もしかして|(?:[んの]|ところ)(?:じゃ|では)な[いく]/;
const NEGATIVE = /ない(?!と(?!ころ|き))|ません|なく|以外/;

/** 夏以外, 夏ではない: by what follows the word. */
export function isDeniedNoun(rest: string): boolean {
  return DENIED_NOUN.test(rest);
}

/** 座っていない, 犬はいません: by what follows the word. */
export function isDeniedVerb(rest: string): boolean {
  return DENIED_VERB.test(rest);
}

/** もしかして夏ではないですか, 待っているのではないですか: the negation of a folded question only asks for assent. */
export function asksForAssent(folded: string): boolean {
  return ASSENT.test(folded);
}

/** Whether a text has a negation; 人間以外の生き物 only says what the creature is. */
export function hasNegation(text: string): boolean {
  return NEGATIVE.test(text.replace(/人間?以外/g, ''));
}

export function isDenying({ choices, isDenied }: Clause): boolean {
  return isDenied || choices.flat().some((claim) => claim.isDenied);
}

export function withoutDenials({ choices }: Clause): Clause {
  return { choices: choices.map((choice) => choice.map((claim) => ({ ...claim, isDenied: false }))), isDenied: false };
}
