import { dayAt, monthAndDay } from '../../sync/rules/day.ts';

/** The Tokyo day on which a session was finished, as the list shows it: '11月20日'. Takes its completed_at. */
export function sessionDay(completedAt: string): string {
  return monthAndDay(dayAt(Date.parse(completedAt)));
}
