import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useFirstSyncRunning, useHomeArriving } from '../../data/sync/sync-status.ts';
import { useGroupPractices } from '../../data/training/group-practices.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { GroupPracticeCard } from './group-practice-card.tsx';
import type { HomePractices } from './home-practices.ts';
import { ProgrammeCard } from './programme-card.tsx';
import { useExtraCard } from './use-extra-card.ts';
import { useProgrammes } from './use-programmes.ts';

const ExtraCardView = lazyPart(async () => (await import('./extra-card-view.tsx')).ExtraCardView);

interface LowerPartsProps {
  readonly loadPractices: () => Promise<HomePractices>;
  readonly children: ReactNode;
}

/** What stands below today's training: as a whole, so that no part moves away from under a finger. */
export function LowerParts({ loadPractices, children }: LowerPartsProps) {
  // Deferred: a part whose code loads later must not hide those that are shown.
  const programmes = useDeferredValue(useProgrammes());
  const dates = useDeferredValue(useGroupPractices());
  const card = useDeferredValue(useExtraCard(loadPractices));
  const isArriving = useHomeArriving();
  const isFirstSync = useFirstSyncRunning();
  const isRead = !isArriving && programmes !== undefined && dates !== undefined && (card !== undefined || isFirstSync);
  const [hasAppeared, setHasAppeared] = useState(isRead);
  if (isRead && !hasAppeared) setHasAppeared(true);
  if (!hasAppeared) return null;
  return (
    <Suspense>
      {card === null || card === undefined ? null : <ExtraCardView card={card} />}
      {programmes === undefined ? null : (
        <ProgrammeCard programmes={programmes} isSuggested={card?.kind === 'lesson'} />
      )}
      {dates === undefined ? null : <GroupPracticeCard dates={dates} />}
      {children}
    </Suspense>
  );
}
