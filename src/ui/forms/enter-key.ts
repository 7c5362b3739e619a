import type { KeyboardEvent } from 'react';

/** Whether a key is an Enter that confirms no IME conversion; in Safari only keyCode 229 tells. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229
  );
}
