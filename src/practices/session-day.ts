import { dayAt, monthAndDay } from '../../sync/rules/day.ts';

/** The Tokyo day of a session's `completed_at`, formatted as '11月20日'. */
export function sessionDay(completedAt: string): string {
  return monthAndDay(dayAt(Date.parse(completedAt)));
}
