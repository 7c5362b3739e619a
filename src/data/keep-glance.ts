import { useEffect } from 'react';
import { writeGlance } from './glance.ts';
import { useStreak } from './login-records.ts';
import { useMember } from './member-context.tsx';
import { useUsername } from './profile.ts';

/** Keeps what the home screen shows for the next start; for the shell, once. */
export function useKeptGlance(): void {
  const { id, hub } = useMember();
  const streak = useStreak();
  const username = useUsername();
  useEffect(() => {
    // Before the first sync the numbers may be those of this device alone.
    if (streak !== undefined && username !== '' && hub.everSynced()) {
      writeGlance(localStorage, { memberId: id, username, streak });
    }
  }, [id, hub, streak, username]);
}
