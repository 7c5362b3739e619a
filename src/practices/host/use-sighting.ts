import { useEffect } from 'react';
import { useDrill } from './use-drill.ts';

/** Notes that an item is on the screen; null while none is. */
export function useSighting(id: string | null): void {
  const { onItem } = useDrill();
  useEffect(() => {
    if (id !== null) onItem(id, 'seen');
  }, [onItem, id]);
}
