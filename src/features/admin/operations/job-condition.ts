import type { JobState } from '../../../../sync/model/operations/operations.contract.ts';

export type JobCondition = 'well' | 'failed' | 'late' | 'stopped' | 'not-yet';

const MINUTE_MS = 60_000;
/** A run may begin this much later than its job's interval allows. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** How a job is doing (`now` in epoch milliseconds). Late: it has not begun for twice its interval and five minutes. */
export function jobCondition({ active, status, started_at, schedule }: JobState, now: number): JobCondition {
  if (!active) return 'stopped';
  if (started_at === null) return 'not-yet';
  if (status === 'failed') return 'failed';
  return now - Date.parse(started_at) > 2 * intervalMs(schedule) + TOLERANCE_MS ? 'late' : 'well';
}

/** The interval of a schedule in cron's notation, in milliseconds: a minute, an hour or a day. */
function intervalMs(schedule: string): number {
  const [minute, hour] = schedule.split(' ');
  if (minute === '*') return MINUTE_MS;
  return (hour === '*' ? 60 : 24 * 60) * MINUTE_MS;
}
