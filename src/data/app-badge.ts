import { useEffect } from 'react';
import { tokyoDay } from '../../sync/rules/tokyo-clock.ts';
import { setAppBadge } from '../lib/app-badge.ts';
import { useDailyLogin } from './daily-login.ts';
import { useToday } from './member-context.tsx';
import { useRecentSessions } from './training-sessions.ts';

/** Shows the app icon badge until today's login and practice are done. Call once, in the shell. */
export function useAppBadge(): void {
  const today = useToday();
  const { login } = useDailyLogin();
  const latest = useRecentSessions(1);
  const isLoading = latest === undefined || login.status === 'pending';
  const hasLogin = login.status === 'recorded' && login.day === today;
  const hasPractice = latest?.some(({ completed_at }) => tokyoDay(Date.parse(completed_at)) === today);
  useEffect(() => {
    if (!isLoading) void setAppBadge(!(hasLogin && hasPractice));
  }, [isLoading, hasLogin, hasPractice]);
  // Clear the badge on unmount: another member may sign in next.
  useEffect(() => () => void setAppBadge(false), []);
}
