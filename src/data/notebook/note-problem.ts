import { NOTE_TEXT_MAX } from '../../../sync/rules/note-limits.ts';
import { isBlank } from '../../../sync/rules/text-rules.ts';

/** What is wrong with the text of a note, for its field; undefined if nothing is. */
export function noteProblem(text: string): string | undefined {
  if (isBlank(text)) return 'ひとことを書いてください';
  if ([...text.trim()].length > NOTE_TEXT_MAX) return `${NOTE_TEXT_MAX}文字以内で書いてください`;
  return undefined;
}
