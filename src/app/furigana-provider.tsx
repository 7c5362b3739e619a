import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isFuriganaShown, watchFurigana } from '../data/settings.ts';
import { RubyContext } from '../ui/ruby.tsx';

type Draw = (text: string) => ReactNode;

/** Shows readings over the kanji of the screens below when the member wants them; only then are they loaded. */
export function FuriganaProvider({ children }: { readonly children: ReactNode }) {
  const isShown = useSyncExternalStore(watchFurigana, isFuriganaShown);
  const [draw, setDraw] = useState<{ readonly furigana: Draw } | null>(null);
  useEffect(() => {
    if (!isShown) return;
    // Where they cannot be had at the moment, the texts stay as they are until the next start.
    import('../features/furigana/furigana.tsx').then(setDraw, () => undefined);
  }, [isShown]);
  return <RubyContext value={isShown && draw !== null ? draw.furigana : null}>{children}</RubyContext>;
}
