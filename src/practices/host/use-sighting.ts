import { useEffect } from 'react';
import type { PracticeScreenProps } from '../practice.ts';

/** Notes that an item is on the screen; null while none is. */
export function useSighting(onItem: PracticeScreenProps['onItem'], id: string | null): void {
  useEffect(() => {
    if (id !== null) onItem(id, 'seen');
  }, [onItem, id]);
}
