import type { MouseEvent } from 'react';

/** For a button whose next tap does something else: the second tap of a double tap is not meant for that. */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail <= 1) act();
  };
}
