import { useEffect } from 'react';
import { useUsername } from '../account/profile.ts';
import { useStreak } from '../streak/login-records.ts';
import { usePractisedOfCircle } from '../streak/practised-days.ts';
import { useEverSynced } from '../sync/sync-status.ts';
import { useIsGuideOpen } from './guide.ts';
import { writeHomeCache } from './home-cache.ts';
import { useMember } from './member-context.tsx';

/** Stores the home cache for the next start. Call once, in the shell. */
export function useHomeCacheWriter(): void {
  const { dataId, isGuest } = useMember();
  // Before the first sync the numbers cover only this device.
  const everSynced = useEverSynced();
  const streak = useStreak();
  const username = useUsername();
  const isGuideOpen = useIsGuideOpen();
  const practised = usePractisedOfCircle();
  useEffect(() => {
    const isComplete = everSynced && (isGuest || username !== '');
    if (isComplete) {
      writeHomeCache(localStorage, { dataId, username, streak, isGuideOpen, practised });
    }
  }, [dataId, isGuest, everSynced, streak, username, isGuideOpen, practised]);
}
