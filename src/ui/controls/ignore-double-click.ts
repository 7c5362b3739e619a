import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, so that it cannot trigger the button's next action. */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail <= 1) act();
  };
}
