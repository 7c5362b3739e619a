import type { ReportProblemsRequest } from '../../../supabase/contracts/problem-report.ts';
import { dayAt } from '../../../sync/rules/day.ts';
import type { LogEntry } from './event-log.ts';
import { buildId, engineOf, problemsSince } from './problems.ts';

const KEY = 'keiko.problems-reported';

export interface ReporterPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The device's time in epoch milliseconds, which the events have too. */
  readonly now: () => number;
  readonly isOn: () => boolean;
  readonly isOnline: () => boolean;
  readonly read: () => readonly LogEntry[];
  readonly build: string;
  readonly userAgent: string;
  /** Sends the report. Rejects when that fails. */
  readonly send: (request: ReportProblemsRequest) => Promise<unknown>;
}

/**
 * Reports the problems since the last report, once a Tokyo day, also when there are none: that counts the devices of a build.
 * What happened offline is reported later, as far as the diagnostics still have it. Rejects when sending fails; the next call
 * tries again.
 */
export async function reportProblems(ports: ReporterPorts): Promise<void> {
  const { storage, now, isOn, isOnline, read, build, userAgent, send } = ports;
  const at = now();
  const stored = Number(storage.getItem(KEY));
  const reportedAt = Number.isFinite(stored) ? stored : 0;
  if (!isOn() || !isOnline() || dayAt(reportedAt) === dayAt(at)) return;
  const problems = problemsSince(read(), reportedAt);
  // Before sending, so that another tab does not send the same.
  storage.setItem(KEY, String(at));
  try {
    await send({ p_report: { build: buildId(build), engine: engineOf(userAgent), problems } });
  } catch (error) {
    storage.setItem(KEY, String(reportedAt));
    throw error;
  }
}
