import type { ReactNode } from 'react';
import type { PractisedDay } from '../../sync/model/practice/practised-day.ts';
import { Enso } from '../ui/graphics/enso.tsx';

interface DayRingProps {
  readonly day: Pick<PractisedDay, 'fraction' | 'visits'>;
  /** See Enso. */
  readonly drawn?: boolean;
  readonly size?: number;
  readonly children?: ReactNode;
}

/** From this many visits on the ink is as dark as it gets. */
const DARKEST = 3;

/** The circle of a day: its first practised visit closes it, or the minutes that the member has set; further visits darken it. */
export function DayRing({ day: { fraction, visits }, ...enso }: DayRingProps) {
  return <Enso fraction={fraction} ink={Math.min(1, visits / DARKEST)} {...enso} />;
}
