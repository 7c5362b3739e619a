import { useSyncExternalStore } from 'react';

/** The ways in which an app of the home screen is shown; a tab of the browser has none of them. */
const query = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join(', ');

/** Whether the app was opened from the home screen, or is being moved out of its tab this moment. */
export function useIsStandalone(): boolean {
  return useSyncExternalStore(watchMode, isStandalone);
}

function watchMode(tell: () => void): () => void {
  const mode = window.matchMedia(query);
  mode.addEventListener('change', tell);
  return () => mode.removeEventListener('change', tell);
}

/** The same, once. */
export function isStandalone(): boolean {
  // Safari's own word, older than the display modes
  return window.matchMedia(query).matches || ('standalone' in navigator && navigator.standalone === true);
}
