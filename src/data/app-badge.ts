import { useEffect } from 'react';
import { tokyoDay } from '../../sync/rules/tokyo-clock.ts';
import { setAppBadge } from '../lib/app-badge.ts';
import { useDailyLogin } from './daily-login.ts';
import { useToday } from './member-context.tsx';
import { useRecentSessions } from './training-sessions.ts';

/** Marks the app's icon while today's login or practice is still to come; for the shell, once. */
export function useAppBadge(): void {
  const today = useToday();
  const { login } = useDailyLogin();
  const latest = useRecentSessions(1);
  const isLoading = latest === undefined || login.status === 'waiting';
  const hasLogin = login.status === 'recorded' && login.day === today;
  const hasPractice = latest?.some(({ completed_at }) => tokyoDay(Date.parse(completed_at)) === today);
  useEffect(() => {
    if (!isLoading) void setAppBadge(!(hasLogin && hasPractice));
  }, [isLoading, hasLogin, hasPractice]);
  // The next one on this device has days of their own.
  useEffect(() => () => void setAppBadge(false), []);
}
