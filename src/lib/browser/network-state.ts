import { useSyncExternalStore } from 'react';
import { timers } from '../timers.ts';

/** Milliseconds between two reads while a visible page is offline. */
const POLL_MS = 2000;

/**
 * Calls back with each change of `navigator.onLine`; returns unsubscribe. A suspended page misses the events, and iOS may
 * report offline for a moment after it resumes: so it is also read on each return, and repeatedly while it says offline.
 */
export function watchNetworkState(onChange: (isOnline: boolean) => void): () => void {
  let isOnline = navigator.onLine;
  let cancelPoll = () => {};
  const report = () => {
    isOnline = navigator.onLine;
    onChange(isOnline);
  };
  const read = () => {
    cancelPoll();
    if (navigator.onLine !== isOnline) report();
    if (!isOnline && document.visibilityState === 'visible') cancelPoll = timers.after(POLL_MS, read);
  };
  const onEvent = () => {
    report();
    read();
  };
  const controller = new AbortController();
  window.addEventListener('online', onEvent, controller);
  window.addEventListener('offline', onEvent, controller);
  window.addEventListener('pageshow', read, controller);
  document.addEventListener('visibilitychange', read, controller);
  read();
  return () => {
    cancelPoll();
    controller.abort();
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(watchNetworkState, () => navigator.onLine);
}
