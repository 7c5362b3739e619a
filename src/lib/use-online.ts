import { useSyncExternalStore } from 'react';
import { watchNetworkState } from './browser/network-state.ts';

/** Whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetworkState, () => navigator.onLine);
}
