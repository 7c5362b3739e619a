/** Calls back on each change of visibility or network state; the returned function unsubscribes. */
export function watchPageState(onChange: (change: 'visible' | 'hidden' | 'online' | 'offline') => void): () => void {
  const onVisibility = () => onChange(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  const onOnline = () => onChange('online');
  const onOffline = () => onChange('offline');
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onVisibility();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('pageshow', onShow);
  };
}
