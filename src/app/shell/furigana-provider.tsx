import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { currentSettings, watchSettings } from '../../data/device/settings.ts';
import { RubyContext, type RubyRenderer } from '../../ui/graphics/ruby.tsx';

/** Shows readings over kanji if the member enabled them; the dictionary is loaded only then. */
export function FuriganaProvider({ children }: { readonly children: ReactNode }) {
  const isShown = useSyncExternalStore(watchSettings, currentSettings).furigana === 'on';
  const [loaded, setLoaded] = useState<{ readonly furigana: RubyRenderer } | null>(null);
  useEffect(() => {
    if (!isShown) return;
    // If loading fails, texts stay without readings until the next start.
    import('../../features/furigana/furigana.tsx').then(setLoaded, () => undefined);
  }, [isShown]);
  return <RubyContext value={isShown && loaded !== null ? loaded.furigana : null}>{children}</RubyContext>;
}
