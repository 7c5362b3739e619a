import { createContext, useContext } from 'react';
import type { Drill } from '../practice.ts';

export const DrillContext = createContext<Drill | null>(null);

/** The drill on the screen, for its screen, pages and hooks. */
export function useDrill(): Drill {
  const drill = useContext(DrillContext);
  if (drill === null) throw new Error('No drill is on the screen');
  return drill;
}
