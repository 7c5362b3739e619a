import { useOnline } from '../../lib/use-online.ts';
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
