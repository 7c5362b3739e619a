import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { RubyContext } from './ruby.tsx';

interface MoreReadingsProps {
  /** Loads words on top of the app's own, written as word=reading. Must stay the same function. */
  readonly load: () => Promise<string>;
  readonly children: ReactNode;
}

/** Draws texts with the readings of more words, which are loaded only while furigana are shown. */
export function MoreReadings({ load, children }: MoreReadingsProps) {
  const ruby = use(RubyContext);
  const isShown = ruby !== null;
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    // If loading fails, the texts stay without readings until the screen is opened again.
    load().then(
      (loaded) => isCurrent && setWords(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown, load]);
  const value = useMemo(() => (ruby === null || words === null ? null : ruby.withWords(words)), [ruby, words]);
  return <RubyContext value={value}>{children}</RubyContext>;
}
