import { useAtom } from 'jotai';
import { homeCacheUnreadableAtom } from '../../data/member/home-cache.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

/** Shown when what this device remembered of the home screen could not be read at the start. */
export function CacheBanner() {
  const [isUnreadable, setUnreadable] = useAtom(homeCacheUnreadableAtom);
  if (!isUnreadable) return null;
  return (
    <Banner tone="warning" title="キャッシュデータの読み込みに失敗しました" onDismiss={() => setUnreadable(false)}>
      <p>記録はこの端末に残っています。画面は記録から作り直しました。</p>
    </Banner>
  );
}
