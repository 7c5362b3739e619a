/** Calls back on each change of visibility or network state; the returned function unsubscribes. */
export function watchPageState(onChange: (change: 'visible' | 'hidden' | 'online' | 'offline') => void): () => void {
  const onVisibility = () => onChange(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  const onOnline = () => onChange('online');
  const onOffline = () => onChange('offline');
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  const endRestores = watchRestoredPage(onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
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
