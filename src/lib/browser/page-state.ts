import { watchNetworkState } from './network-state.ts';

/** Calls back on each change of visibility or network state; the returned function unsubscribes. */
export function watchPageState(onChange: (change: 'visible' | 'hidden' | 'online' | 'offline') => void): () => void {
  const onVisibility = () => onChange(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  // First, because a page that becomes visible may have missed that the network is back.
  const endNetwork = watchNetworkState((isOnline) => onChange(isOnline ? 'online' : 'offline'));
  document.addEventListener('visibilitychange', onVisibility);
  const endRestores = watchRestoredPage(onVisibility);
  return () => {
    endNetwork();
    document.removeEventListener('visibilitychange', onVisibility);
    endRestores();
  };
}

/** Calls back when the page returns from the back/forward cache, where it has missed all events; returns unsubscribe. */
export function watchRestoredPage(onRestore: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onRestore();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
