import { useState } from 'react';
import { dayNumber } from '../../../sync/model/day/day.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { useStreak } from '../../data/streak/login-records.ts';
import { useOpening } from '../../data/streak/opening.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { usePractisedToday } from '../../data/training/practised-today.ts';
import { Small } from '../../ui/layout/text.tsx';

/** Whether the member is to be welcomed back: on the first opening after a break, once what another phone knows is here. */
export function useWelcome() {
  const member = useMember();
  const today = useToday();
  const opening = useOpening();
  const isArriving = useFirstSyncRunning();
  // Who came by another way, such as a notification, has begun already.
  const hasBegun = usePractisedToday().visits > 0;
  const closed = useMemberSetting('cards').welcome ?? 0;
  const [isClosed, setClosed] = useState(false);
  const day = dayNumber(today);
  return {
    isDue: opening === 'return' && !isArriving && !hasBegun && !isClosed && closed < day,
    isDayAfter: opening === 'after-return',
    close() {
      setClosed(true);
      // What could not be stored is shown again at the next start.
      addEntry(member, 'cards', 'welcome', day).catch(() => undefined);
    },
  };
}

/** On the day after a return. */
export function KeptRecord() {
  const { longest_streak: longest } = useStreak();
  if (!useShowsStreakNumbers()) return null;
  return <Small>{`最長記録の${longest}日は、そのまま残っています。`}</Small>;
}
