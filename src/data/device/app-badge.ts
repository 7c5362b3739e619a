import { useEffect } from 'react';
import { setAppBadge } from '../../lib/notifications/app-badge.ts';
import { useToday } from '../member/member-context.tsx';
import { useDailyLogin } from '../streak/daily-login.ts';
import { usePractisedDays } from '../streak/practised-days.ts';

/** Shows the app icon badge until today's login and practice are done. Call once, in the shell. */
export function useAppBadge(): void {
  const today = useToday();
  const { login } = useDailyLogin();
  // No read of its own: one that fails would end the drill on the screen.
  const practised = usePractisedDays();
  const isLoading = login.status === 'pending';
  const hasLogin = login.status === 'recorded' && login.day === today;
  const hasPractice = practised.has(today);
  useEffect(() => {
    if (!isLoading) void setAppBadge(!(hasLogin && hasPractice));
  }, [isLoading, hasLogin, hasPractice]);
  // Clear the badge on unmount: another member may sign in next.
  useEffect(() => () => void setAppBadge(false), []);
}
