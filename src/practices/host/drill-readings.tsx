import { type ReactNode, useCallback } from 'react';
import { MoreReadings } from '../../ui/graphics/ruby.tsx';
import type { Practice } from '../practice.ts';

interface DrillReadingsProps {
  readonly practice: Pick<Practice, 'loadReadings'>;
  readonly children: ReactNode;
}

/** Draws the texts of a drill with the readings of its words. */
export function DrillReadings({ practice: { loadReadings }, children }: DrillReadingsProps) {
  const load = useCallback(async () => {
    const lists = await Promise.all([import('../shared-readings.ts'), loadReadings()]);
    return lists.map(({ words }) => words).join('');
  }, [loadReadings]);
  return <MoreReadings load={load}>{children}</MoreReadings>;
}
