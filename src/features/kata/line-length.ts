import { createContext } from 'react';

/** What a card holds beside its words, in pixels: its padding and border. */
const CARD_EDGES = 34;

/** The label before the words and the gap between them, in ems. */
const LABEL_EMS = 2.8;

/** How many full-width characters a line of a card holds; a list knows it of all its cards. */
export const LineLengthContext = createContext(18);

/** The same for a list of a width in pixels, with words of a size in pixels. */
export function lineLength(width: number, fontSize: number): number {
  return Math.max(4, Math.floor((width - CARD_EDGES) / fontSize - LABEL_EMS));
}

/** About how many lines a text fills; half-width characters count half. */
export function lineCount(text: string, length: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(widthOf(line) / length)), 0);
}

function widthOf(line: string): number {
  let width = 0;
  for (const character of line) width += character < '\u1100' || character === '\u200d' ? 0.55 : 1;
  return width;
}
