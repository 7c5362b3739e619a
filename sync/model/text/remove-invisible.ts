const LINE_BREAK = /\r\n?|[\v\f\u0085]/g;

/**
 * The joined emoji and the flags of regions, which need invisible characters, or any other invisible character: controls,
 * direction marks, zero-width characters and halves of a surrogate pair. Variation selectors choose a shape, and the fillers
 * of Hangul take up room.
 */
const INVISIBLE =
  /((?:[\u2190-\u2bff\u{1f000}-\u{1faff}]\ufe0f?\u200d)+(?=[\u2190-\u2bff\u{1f000}-\u{1faff}])|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\n\t\p{Variation_Selector}\u115f\u1160\u3164\uffa0])[\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Removes what cannot be seen, except for line breaks, which become \n, and tabs. Twin of private.remove_invisible(). */
export function removeInvisible(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(INVISIBLE, '$1');
}
