import { limits } from '../../../sync/model/limits.ts';
import { isBlank, storedText } from '../../../sync/model/text/stored-text.ts';

/** What is wrong with the text of a note, for its field; undefined if nothing is. */
export function noteProblem(text: string): string | undefined {
  if (isBlank(text)) return 'ひとことを書いてください';
  if ([...storedText(text)].length > limits.note_text_max) return `${limits.note_text_max}文字以内で書いてください`;
  return undefined;
}
