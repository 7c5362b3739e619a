import { useMemo } from 'react';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { useEarnedTickets, useStreak } from '../../data/streak/login-records.ts';
import { useEverSynced } from '../../data/sync/sync-status.ts';
import { pendingCelebration } from './celebration.ts';
import type { ExtraCandidates } from './extra-card.ts';

/** What is to be celebrated now, on any device only once, and not while the numbers are hidden; null for nothing, undefined while the data loads. */
export function useCelebration(): ExtraCandidates['celebration'] {
  const streak = useStreak();
  const earnedTickets = useEarnedTickets();
  const celebrated = useMemberSetting('milestones');
  // Before the first sync, what was celebrated on another device is not here yet.
  const everSynced = useEverSynced();
  const showsNumbers = useShowsStreakNumbers();
  return useMemo(() => {
    if (streak === undefined || earnedTickets === undefined || celebrated === undefined) return undefined;
    const facts = { longestStreak: streak.longest_streak, earnedTickets };
    const celebration = everSynced && showsNumbers ? pendingCelebration(facts, celebrated) : null;
    return celebration && { kind: 'celebration', celebration };
  }, [streak, earnedTickets, celebrated, everSynced, showsNumbers]);
}
