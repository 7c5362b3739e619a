import type { ChangeEvent, KeyboardEvent } from 'react';
import { isPlainEnter } from './enter-key.ts';

type TypingWishes<Control> = {
  onChange: (value: string) => void;
  onEnter: (() => void) | undefined;
  onKeyDown: ((event: KeyboardEvent<Control>) => void) | undefined;
};

/** What a control in which one types listens to: its value is told on, and a plain Enter goes to `onEnter` if there is one. */
export function typing<Control extends HTMLInputElement | HTMLTextAreaElement>(wishes: TypingWishes<Control>) {
  const { onChange, onEnter, onKeyDown } = wishes;
  return {
    onChange: (event: ChangeEvent<Control>) => onChange(event.target.value),
    onKeyDown: (event: KeyboardEvent<Control>) => {
      onKeyDown?.(event);
      if (!onEnter || !isPlainEnter(event)) return;
      event.preventDefault();
      onEnter();
    },
  };
}
