import { useEffect } from 'react';
import { useUsername } from '../account/profile.ts';
import { useIsNewcomer, useStreak } from '../streak/login-records.ts';
import { isGuideOpen } from './guide.ts';
import { writeHomeCache } from './home-cache.ts';
import { useMember } from './member-context.tsx';
import { useMemberSetting } from './member-settings.ts';

/** Stores the home cache for the next start. Call once, in the shell. */
export function useHomeCacheWriter(): void {
  const { id, isLocal, scheduler } = useMember();
  const streak = useStreak();
  const username = useUsername();
  const guide = useMemberSetting('guide');
  const isNewcomer = useIsNewcomer();
  useEffect(() => {
    // Before the first sync the numbers cover only this device.
    const isComplete = isLocal || (username !== '' && scheduler.everSynced());
    if (streak !== undefined && guide !== undefined && isNewcomer !== undefined && isComplete) {
      writeHomeCache(localStorage, { memberId: id, username, streak, isGuideOpen: isGuideOpen(guide), isNewcomer });
    }
  }, [id, isLocal, scheduler, streak, username, guide, isNewcomer]);
}
