import { type ReactNode, use, useMemo } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { RubyContext } from './ruby.tsx';

interface MoreReadingsProps {
  /** Loads words on top of the app's own, written as word=reading. Must stay the same function. */
  readonly load: () => Promise<string>;
  readonly children: ReactNode;
}

/** Draws texts with the readings of more words, which are loaded only while furigana are shown. */
export function MoreReadings({ load, children }: MoreReadingsProps) {
  const ruby = use(RubyContext);
  // If loading fails, the texts stay without readings until the screen is opened again.
  const { loaded } = useLoaded(ruby === null ? null : load);
  const words = loaded.state === 'ready' ? loaded.value : null;
  const value = useMemo(() => (ruby === null || words === null ? null : ruby.withWords(words)), [ruby, words]);
  return <RubyContext value={value}>{children}</RubyContext>;
}
