import type { KeyboardEvent } from 'react';

/**
 * Whether a key press is a plain Enter, and not the one that confirms an input-method conversion.
 * Safari ends the composition before that key press; there only the code 229 tells.
 */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229
  );
}
