import { createContext, useContext, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAPER_FIRST } from '../../paths.ts';
import type { DrillId } from '../catalogue.ts';
import type { Drill } from '../practice.ts';

export const DrillContext = createContext<Drill | null>(null);

/** The drill on the screen, for its screen, pages and hooks. */
export function useDrill(): Drill {
  const drill = useContext(DrillContext);
  if (drill === null) throw new Error('No drill is on the screen');
  return drill;
}

/** The tile of the drill on the screen: しゃえ, if paper comes first. */
export function useTile(): DrillId {
  const { practice } = useDrill();
  const isPaperFirst = useSearchParams()[0].get(PAPER_FIRST.name) === PAPER_FIRST.value;
  return isPaperFirst ? 'shae' : practice.id;
}

/** Notes that an item is on the screen; null while none is. */
export function useMarkSeen(id: string | null): void {
  const { onItem } = useDrill();
  useEffect(() => {
    if (id !== null) onItem(id, 'seen');
  }, [onItem, id]);
}
