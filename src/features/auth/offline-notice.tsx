import { useOnline } from '../../lib/use-online.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Banner tone="warning" title="オフラインです">
      <p>インターネットにつながると送信できます。入力した内容はこのまま残ります。</p>
    </Banner>
  );
}
