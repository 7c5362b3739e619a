/** Tells when the page comes to the front or goes, and when the network does; the returned function ends it. */
export function watchPageState(tell: (change: 'visible' | 'hidden' | 'online' | 'offline') => void): () => void {
  const onVisibility = () => tell(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  const onOnline = () => tell('online');
  const onOffline = () => tell('offline');
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
