import { useSyncExternalStore } from 'react';
import { Banner } from '../../ui/banner.tsx';

/** Says beforehand that nothing can be sent now. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Banner tone="warning" title="オフラインです">
      <p>インターネットにつながると送信できます。入力した内容はこのまま残ります。</p>
    </Banner>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
