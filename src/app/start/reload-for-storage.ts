const KEY = 'keiko.storage-reload';

/** A reload that has not helped is not repeated within this time, in milliseconds. */
const MIN_INTERVAL_MS = 10 * 60_000;

/** Reloads the page, which gives up its connections to the storage; false if it has lately done so or cannot know. */
export function reloadForStorage(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0);
    if (since >= 0 && since < MIN_INTERVAL_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
