import { createContext } from 'react';

/** Horizontal padding and border of a card, in pixels. */
const CARD_EDGES = 34;

/** Label and gap before the text, in ems. */
const LABEL_EMS = 2.8;

/** Full-width characters per line of a card; measured once per list. */
export const LineLengthContext = createContext(18);

/** Full-width characters per line for a list width and font size in pixels. */
export function lineLength(width: number, fontSize: number): number {
  return Math.max(4, Math.floor((width - CARD_EDGES) / fontSize - LABEL_EMS));
}

/** Estimated number of lines of a text; a half-width character counts about half. */
export function lineCount(text: string, length: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(measureWidth(line) / length)), 0);
}

function measureWidth(line: string): number {
  let width = 0;
  for (const character of line) width += character < '\u1100' || character === '\u200d' ? 0.55 : 1;
  return width;
}
