import { useEffect } from 'react';
import { writeHomeCache } from './home-cache.ts';
import { useStreak } from './login-records.ts';
import { useMember } from './member-context.tsx';
import { useUsername } from './profile.ts';

/** Keeps what the home screen shows for the next start; for the shell, once. */
export function useHomeCacheWriter(): void {
  const { id, hub } = useMember();
  const streak = useStreak();
  const username = useUsername();
  useEffect(() => {
    // Before the first sync the numbers may be those of this device alone.
    if (streak !== undefined && username !== '' && hub.everSynced()) {
      writeHomeCache(localStorage, { memberId: id, username, streak });
    }
  }, [id, hub, streak, username]);
}
