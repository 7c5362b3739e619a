import type { ChangeEvent, KeyboardEvent } from 'react';

interface TypingOptions<Control> {
  readonly onInput: () => void;
  readonly onChange: (value: string) => void;
  readonly onEnter: (() => void) | undefined;
  readonly onKeyDown: ((event: KeyboardEvent<Control>) => void) | undefined;
}

/** Event handlers of a text control: reports the value, and calls `onEnter` on a plain Enter. */
export function typingHandlers<Control extends HTMLInputElement | HTMLTextAreaElement>(
  options: TypingOptions<Control>,
) {
  const { onInput, onChange, onEnter, onKeyDown } = options;
  return {
    onChange: (event: ChangeEvent<Control>) => {
      onInput();
      onChange(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent<Control>) => {
      onKeyDown?.(event);
      if (!onEnter || !isPlainEnter(event)) return;
      event.preventDefault();
      onEnter();
    },
  };
}

/** Whether a key is an Enter that confirms no IME conversion; in Safari only keyCode 229 tells. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229
  );
}
