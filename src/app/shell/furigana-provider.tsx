import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { currentSettings, watchSettings } from '../../data/device/settings.ts';
import { RubyContext } from '../../ui/graphics/ruby.tsx';

type Draw = (text: string) => ReactNode;

/** Shows readings over kanji if the member enabled them; the dictionary is loaded only then. */
export function FuriganaProvider({ children }: { readonly children: ReactNode }) {
  const isShown = useSyncExternalStore(watchSettings, currentSettings).furigana === 'on';
  const [draw, setDraw] = useState<{ readonly furigana: Draw } | null>(null);
  useEffect(() => {
    if (!isShown) return;
    // If loading fails, texts stay without readings until the next start.
    import('../../features/furigana/furigana.tsx').then(setDraw, () => undefined);
  }, [isShown]);
  return <RubyContext value={isShown && draw !== null ? draw.furigana : null}>{children}</RubyContext>;
}
