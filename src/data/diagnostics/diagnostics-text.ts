import { useCallback } from 'react';
import type { Schedule } from '../../../sync/engine/schedule.ts';
import { timers } from '../../lib/timers.ts';
import { useMember } from '../member/member-context.tsx';
import { type Environment, readEnvironment } from './environment.ts';
import type { LogEntry } from './event-log.ts';

interface DiagnosticFacts {
  readonly now: number;
  /** The scheduler's monotonic time, which the instants of the schedule count in. */
  readonly monotonicNow: number;
  readonly environment: Environment;
  readonly schedule: Schedule;
  readonly pending: number;
  readonly rejected: number;
  readonly syncedAt: string | null;
  readonly isClockRolledBack: boolean;
  readonly log: readonly LogEntry[];
}

/** The state of the app and its last events, newest first, as text for a support request. Holds no content. */
export function diagnosticsText(facts: DiagnosticFacts): string {
  const { now, monotonicNow, environment, schedule, log } = facts;
  const { startedAt, backoffUntil, throttledUntil, dueAt, ...flags } = schedule;
  const secondsUntil = (instant: number) => Math.max(0, Math.round((instant - monotonicNow) / 1000));
  const timing = {
    dueIn: dueAt === null ? null : secondsUntil(dueAt),
    backoffFor: secondsUntil(backoffUntil),
    throttledFor: secondsUntil(throttledUntil),
  };
  const { pending, rejected, syncedAt, isClockRolledBack } = facts;
  return [
    'Keiko diagnostics',
    `time: ${new Date(now).toISOString()}`,
    ...Object.entries(environment).map(([name, value]) => `${name}: ${value}`),
    `data: ${pairs({ pending, rejected, syncedAt, isClockRolledBack })}`,
    `schedule: ${pairs({ ...flags, ...timing })}`,
    '',
    `events (newest first, ${log.length}):`,
    ...log.toReversed().map(entryLine),
  ].join('\n');
}

function entryLine({ first, last, count, tab, type, facts }: LogEntry): string {
  const times = count > 1 ? ` x${count} since ${instant(first)}` : '';
  return `${instant(last)} ${tab} ${type} ${pairs(facts)}${times}`.trimEnd();
}

function instant(ms: number): string {
  return new Date(ms).toISOString().slice(5, 23);
}

function pairs(facts: Readonly<Record<string, string | number | boolean | null>>): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

type SyncFacts = Pick<DiagnosticFacts, 'pending' | 'rejected' | 'syncedAt'>;

/** Builds the diagnostics as of now. Synchronous: a browser allows copying only right after the tap. */
export function useDiagnosticsText(): (facts: SyncFacts) => string {
  const { diagnostics, scheduler, clock } = useMember();
  return useCallback(
    (facts) =>
      diagnosticsText({
        ...facts,
        now: Date.now(),
        monotonicNow: timers.now(),
        environment: readEnvironment(),
        schedule: scheduler.schedule(),
        isClockRolledBack: clock.isClockRolledBack(),
        log: diagnostics.read(),
      }),
    [diagnostics, scheduler, clock],
  );
}
