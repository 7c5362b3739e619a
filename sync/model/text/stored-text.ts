import { removeInvisible } from './remove-invisible.ts';

/** Whitespace, control characters, and characters without a shape. */
const SHAPELESS = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** A text as it is stored: what can be seen of it, composed (NFC) and trimmed. Twin of private.stored_text() in SQL. */
export function storedText(typed: string): string {
  // Composed before, so that a second pass finds the same emoji, and after, because removing lets others compose.
  return removeInvisible(typed.normalize('NFC')).normalize('NFC').trim();
}

/** True if nothing of a text can be seen. The generator of the schema writes private.is_blank() from it. */
export function isBlank(text: string): boolean {
  return text.replace(SHAPELESS, '') === '';
}
