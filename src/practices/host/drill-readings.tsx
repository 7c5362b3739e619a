import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { RubyContext } from '../../ui/graphics/ruby.tsx';
import type { Practice } from '../practice.ts';

interface DrillReadingsProps {
  readonly practice: Practice;
  readonly children: ReactNode;
}

/** Draws the texts of a drill with the readings of its words, which are loaded only while furigana are shown. */
export function DrillReadings({ practice: { loadReadings }, children }: DrillReadingsProps) {
  const ruby = use(RubyContext);
  const isShown = ruby !== null;
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    // If loading fails, the drill stays without readings until it is opened again.
    Promise.all([import('../shared-readings.ts'), loadReadings()]).then(
      (lists) => isCurrent && setWords(lists.map((list) => list.words).join('')),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown, loadReadings]);
  const value = useMemo(() => (ruby === null || words === null ? null : ruby.withWords(words)), [ruby, words]);
  return <RubyContext value={value}>{children}</RubyContext>;
}
