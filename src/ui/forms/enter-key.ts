import type { KeyboardEvent } from 'react';

/**
 * Whether a key press is a plain Enter that does not confirm an IME conversion. Safari ends the composition before the
 * keydown, where only keyCode 229 reveals it.
 */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229
  );
}
