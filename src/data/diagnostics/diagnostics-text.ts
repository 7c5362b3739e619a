import type { Schedule } from '../../../sync/engine/schedule.ts';
import type { Problem } from '../../../sync/model/operations/problem-codes.ts';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

interface DiagnosticFacts {
  readonly now: number;
  /** The scheduler's monotonic time, which the instants of the schedule count in. */
  readonly monotonicNow: number;
  readonly environment: Facts;
  readonly data: Facts;
  readonly schedule: Schedule;
  /** Those since the last report. */
  readonly problems: readonly Problem[];
}

/** The state of the app and its problems, as text for a support request. Has no content of records, address or id. */
export function diagnosticsText({ now, monotonicNow, environment, data, schedule, problems }: DiagnosticFacts): string {
  const { startedAt, backoffUntil, throttledUntil, dueAt, ...flags } = schedule;
  const secondsUntil = (instant: number) => Math.max(0, Math.round((instant - monotonicNow) / 1000));
  const timing = {
    dueIn: dueAt === null ? null : secondsUntil(dueAt),
    backoffFor: secondsUntil(backoffUntil),
    throttledFor: secondsUntil(throttledUntil),
  };
  return [
    'Keiko diagnostics',
    `time: ${new Date(now).toISOString()}`,
    ...Object.entries(environment).map(([name, value]) => `${name}: ${value}`),
    `data: ${pairs(data)}`,
    `schedule: ${pairs({ ...flags, ...timing })}`,
    `problems: ${problems.map(({ kind, code, amount }) => `${kind}/${code} x${amount}`).join(', ')}`,
  ].join('\n');
}

function pairs(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
