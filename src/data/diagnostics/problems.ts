import { dayAt } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import {
  type Engine,
  type Problem,
  type ProblemKind,
  problemCodes,
  type ReportProblemsRequest,
} from '../../../sync/model/operations/problem-codes.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import type { LogEntry } from './event-log.ts';

/** The problems among the events after an instant (epoch milliseconds of the device), by kind and code. */
export function problemsSince(log: readonly LogEntry[], since: number): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const entry of log) {
    const problem = entry.last > since ? problemOf(entry) : null;
    if (problem === null) continue;
    const [kind, code, times = 1] = problem;
    const reportedCodes: readonly string[] = problemCodes[kind];
    if (kind !== 'text' && !reportedCodes.includes(code)) continue;
    const key = `${kind}/${code}`;
    const amount = (problems.get(key)?.amount ?? 0) + entry.count * times;
    problems.set(key, { kind, code, amount: Math.min(limits.problem_amount_max, amount) });
  }
  return [...problems.values()].slice(0, limits.problems_max);
}

type Found = readonly [kind: ProblemKind, code: string, times?: number];

function problemOf({ type, facts }: LogEntry): Found | null {
  if (typeof facts.slow === 'string') return ['slow', facts.slow];
  const times = typeof facts.count === 'number' ? facts.count : 1;
  switch (type) {
    case 'rows-rejected':
      return ['rejected', String(facts.code), times];
    case 'sync-failed':
      return ['sync', String(facts.kind)];
    case 'sync-throttled':
      return ['sync', 'throttled'];
    case 'sync-halted':
      return facts.outcome === 'update-required' ? ['sync', 'update_required'] : null;
    case 'session-refused':
      return ['sync', 'session_refused'];
    case 'content-failed':
      return ['sync', 'content'];
    case 'reset-begun':
      return ['sync', String(facts.cause)];
    case 'edits-lost':
      return ['sync', 'edits_lost', times];
    case 'storage-failed':
      return ['storage', String(facts.kind)];
    case 'write-failed':
      return ['storage', 'write'];
    case 'push-failed':
      return ['task', 'push'];
    case 'task-failed':
      return ['task', String(facts.task)];
    case 'text-reported':
      return ['text', String(facts.item)];
    case 'uncaught-error':
    case 'unhandled-rejection':
      return ['error', errorName(String(facts.error))];
    default:
      return null;
  }
}

/** The name of what describeError() describes, if it is a well-known one. */
function errorName(described: string): string {
  const name = /^\w+/.exec(described)?.[0] ?? '';
  return problemCodes.error.find((listed) => listed === name) ?? 'Error';
}

/** The engine of a browser by its user agent. Every browser of an iPhone is WebKit. */
export function engineOf(userAgent: string): Engine {
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  if (userAgent.includes('AppleWebKit/')) return 'webkit';
  return /Gecko\/\d/.test(userAgent) ? 'firefox' : 'other';
}

/** The eight characters that name a build, from the file name of its entry script; 'dev' for the development server. */
export function buildId(scriptName: string): string {
  return /-([\w-]{8})\.js$/.exec(scriptName)?.[1] ?? 'dev';
}

interface ReporterPorts {
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
  const stored = Number(storage.getItem(memberKeys.problemsReported));
  const reportedAt = Number.isFinite(stored) ? stored : 0;
  if (!isOn() || !isOnline() || dayAt(reportedAt) === dayAt(at)) return;
  const problems = problemsSince(read(), reportedAt);
  // Before sending, so that another tab does not send the same.
  storage.setItem(memberKeys.problemsReported, String(at));
  try {
    await send({ p_report: { build: buildId(build), engine: engineOf(userAgent), problems } });
  } catch (error) {
    storage.setItem(memberKeys.problemsReported, String(reportedAt));
    throw error;
  }
}
