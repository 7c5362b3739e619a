import { createContext, useContext, useEffect } from 'react';
import type { Drill } from '../practice.ts';

export const DrillContext = createContext<Drill | null>(null);

/** The drill on the screen, for its screen, pages and hooks. */
export function useDrill(): Drill {
  const drill = useContext(DrillContext);
  if (drill === null) throw new Error('No drill is on the screen');
  return drill;
}

/** Notes that an item is on the screen; null while none is. */
export function useSighting(id: string | null): void {
  const { onItem } = useDrill();
  useEffect(() => {
    if (id !== null) onItem(id, 'seen');
  }, [onItem, id]);
}
