import type { MouseEvent } from 'react';

/** Whether a click opens a link in this tab: not in another tab or window, and not as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
