import type { About } from './claims.ts';
import { type Fit, findWords, foldQuestion, type Vocabulary } from './find-words.ts';
import { type Quantity, readQuantity } from './quantities.ts';
import { type Meaning, vocabularyOf } from './vocabulary.ts';

/** A stretch of a question. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What the word is, apart from what it claims; null if it is unknown. */
  readonly meaning: Meaning | { readonly kind: 'quantity'; readonly quantity: Quantity } | null;
}

/** A question in which every character belongs to one word. */
export interface SplitQuestion {
  readonly folded: string;
  readonly words: readonly Word[];
  /** もう拾いましたか */
  readonly isAlready: boolean;
}

/** 店はもう開いて is read as 店は開いて, 髪がかなり長い as 髪が長い. */
const YET = /([はがもを])、?(?:もう|まだ|かなり|とても|すごく)/g;
const ALREADY = /もう|すでに|既に/;
/** 外では雪が降っている is read as 外は; not 外ではない. */
const OUTSIDE_IS = /外では(?!な|あり)/g;
const PLACEHOLDER = 0xe000;
const ENDS_IN_NUMBER = /[0-9一二三四五六七八九十百]$/;

/** Splits a question about a scene into the words of the table, comparisons with numbers, words without a claim, and the unknown rest. */
export function splitQuestion(question: string, sceneId: string): SplitQuestion {
  const vocabulary = vocabularyOf(sceneId);
  const { folded, quantities } = foldQuantities(
    foldQuestion(question).replace(YET, '$1').replace(OUTSIDE_IS, '外は'),
    vocabulary,
  );
  const words = findWords(folded, vocabulary, fitOf).map(({ start, end, meaning }) => {
    const quantity = quantities[folded.charCodeAt(start) - PLACEHOLDER];
    const text = folded.slice(start, end);
    return { start, end, text, meaning: quantity === undefined ? meaning : ({ kind: 'quantity', quantity } as const) };
  });
  return { folded, words, isAlready: ALREADY.test(question) };
}

/** What a word claims; null if it claims nothing. */
export function aboutOf({ meaning }: Word): About | null {
  if (meaning?.kind === 'gender') return { kind: 'gender' };
  if (meaning?.kind === 'told') return meaning;
  return meaning?.kind === 'fact' || meaning?.kind === 'quantity' ? meaning : null;
}

/** Whether nothing is known of a word. */
export function isUnknown({ meaning }: Word): boolean {
  return meaning === null || meaning.kind === 'ignored';
}

/** Replaces every comparison with a number by one character, unless the table has it as a word (三人以上). */
function foldQuantities(
  folded: string,
  vocabulary: Vocabulary<Meaning>,
): { readonly folded: string; readonly quantities: readonly Quantity[] } {
  const quantities: Quantity[] = [];
  let text = '';
  let at = 0;
  while (at < folded.length) {
    const rest = folded.slice(at);
    const read = ENDS_IN_NUMBER.test(folded.slice(0, at)) ? undefined : readQuantity(rest);
    const known = vocabulary.get(rest.charAt(0))?.find((term) => rest.startsWith(term.text));
    if (read === undefined || (known?.text.length ?? 0) >= read.length) {
      text += rest.charAt(0);
      at += 1;
    } else {
      text += String.fromCharCode(PLACEHOLDER + quantities.length);
      quantities.push(read.quantity);
      at += read.length;
    }
  }
  return { folded: text, quantities };
}

/** Particles stand anywhere; endings only after a word of the table (some only after certain words) or another ending. */
function fitOf(meaning: Meaning, before: Meaning | null): Fit {
  if (meaning.kind === 'frame' || meaning.kind === 'topic' || meaning.kind === 'told') return 'anywhere';
  if (meaning.kind !== 'ending') return 'alone';
  if (before?.kind === 'ending') return meaning.after === null || meaning.after === before.after ? 'anywhere' : 'never';
  if (before?.kind === 'told') return meaning.after === null || meaning.after === 'told' ? 'anywhere' : 'never';
  if (before?.kind !== 'fact') return 'never';
  return meaning.after === null || meaning.after === before.aspect ? 'anywhere' : 'never';
}
