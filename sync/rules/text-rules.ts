import { foldText } from './kata-folding.ts';
import { limits } from './limits.ts';

/** Whitespace, control characters, and characters without a shape. */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

const DIRECTION_MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** True if nothing of a text can be seen. Twin of private.is_blank() in SQL. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** True if a text has a character that changes the direction of writing. Twin of private.has_direction_mark(). */
export function hasDirectionMark(text: string): boolean {
  return DIRECTION_MARK.test(text);
}

/** True if the texts of a kata are too long once folded for the search; single characters can fold to 18. */
export function isTooLongFolded(texts: readonly string[]): boolean {
  return [...foldText(texts.join(''))].length > limits.kata_folded_max;
}
