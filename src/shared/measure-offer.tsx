import { Suspense } from 'react';
import { useMemberSetting } from '../data/member/member-settings.ts';
import { useMeasurements } from '../data/training/measurements.ts';
import { useTrainingHistory } from '../data/training/training-history.ts';
import { lazyPart } from '../lib/lazy-part.tsx';

/** Loaded when it is shown, which is seldom. */
export const MeasureCard = lazyPart(async () => (await import('./measure-card.tsx')).MeasureCard);

/** Offers the measurement at the end of the first practice that a member finishes, unless it was closed or done. */
export function MeasureOffer() {
  const sessions = useTrainingHistory()?.entries.length;
  const measurements = useMeasurements()?.length;
  const closed = useMemberSetting('cards');
  if (sessions !== 1 || measurements !== 0 || closed === undefined || closed.measure !== undefined) return null;
  return (
    <Suspense>
      <MeasureCard occasion={1} />
    </Suspense>
  );
}
