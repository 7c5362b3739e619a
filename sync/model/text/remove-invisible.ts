/** What becomes a line break. */
export const lineBreak = /\r\n?|[\v\f\u0085]/;

/** Joined emoji and the flags of regions, which need invisible characters. */
export const joinedShape =
  /(?:[\u2190-\u2bff\u{1f000}-\u{1faff}]\ufe0f?\u200d)+(?=[\u2190-\u2bff\u{1f000}-\u{1faff}])|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;

/**
 * Controls, direction marks, zero-width characters and halves of a surrogate pair. Variation selectors choose a shape, and the
 * fillers of Hangul take up room.
 */
const INVISIBLE =
  /(?![\n\t\p{Variation_Selector}\u115f\u1160\u3164\uffa0])[\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;

const LINE_BREAKS = new RegExp(lineBreak, 'g');
const REMOVED = new RegExp(`(${joinedShape.source})|${INVISIBLE.source}`, 'gu');

/**
 * Removes what cannot be seen, except for line breaks, which become \n, and tabs. The generator of the schema writes
 * private.remove_invisible() from it.
 */
export function removeInvisible(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(REMOVED, '$1');
}
