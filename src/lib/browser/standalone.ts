import { useSyncExternalStore } from 'react';
import { deviceOf, isIos } from './device.ts';

/** The display modes of an installed app; a browser tab has none of them. */
const query = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join(', ');

/** Whether the app runs standalone; updates when a tab becomes an app window. */
export function useIsStandalone(): boolean {
  return useSyncExternalStore(watchMode, isStandalone);
}

function watchMode(onChange: () => void): () => void {
  const mode = window.matchMedia(query);
  mode.addEventListener('change', onChange);
  return () => mode.removeEventListener('change', onChange);
}

export function isStandalone(): boolean {
  // Older Safari: `navigator.standalone` instead of display modes
  return window.matchMedia(query).matches || isIosApp();
}

/** Whether the app was opened from the home screen of an iPhone or iPad. */
export function isIosApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/** Whether the app runs in a browser of an iPhone or iPad, which shares no data with an app on its home screen. */
export function isIosTab(): boolean {
  return isIos() && !isStandalone();
}

/** Whether the browser deletes the data of a page that is not opened for seven days: Safari, unless the app is installed. */
export function isEvictingTab(): boolean {
  return !isStandalone() && (isIos() || deviceOf(navigator).kind === 'mac-safari');
}
