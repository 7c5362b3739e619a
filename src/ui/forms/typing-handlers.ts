import type { ChangeEvent, KeyboardEvent } from 'react';
import { isPlainEnter } from './enter-key.ts';

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
