import type { SyncEvent } from '../../../sync/engine/sync-events.ts';
import { limits } from '../../../sync/model/limits.ts';
import {
  type Engine,
  type Problem,
  type ProblemKind,
  problemCodes,
} from '../../../sync/model/operations/problem-codes.ts';

/** Work outside the engine that may fail. */
export type AppTask = Exclude<(typeof problemCodes.task)[number], 'push'>;

/** What the app reports besides the engine's events; the same rules on content apply. */
export type DiagnosticEvent =
  | SyncEvent
  | { readonly type: 'database-opened'; readonly durationMs: number }
  | { readonly type: 'write-failed' | 'push-failed' }
  | { readonly type: 'task-failed'; readonly task: AppTask }
  | { readonly type: 'uncaught-error'; readonly error: unknown }
  /** An item in whose text a member has found an error. */
  | { readonly type: 'text-reported'; readonly item: string };

/** From how many milliseconds on something is slow. */
const SLOW_MS = { request: 5_000, sync: 20_000, open: 5_000 } as const;

/** The problem that an event is; null for none, and for codes that the server does not know. */
export function problemOf(event: DiagnosticEvent): Problem | null {
  const [kind, code, amount = 1] = problemIn(event) ?? [];
  if (kind === undefined || code === undefined) return null;
  const reportedCodes: readonly string[] = problemCodes[kind];
  return kind === 'text' || reportedCodes.includes(code) ? { kind, code, amount } : null;
}

function problemIn(event: DiagnosticEvent): readonly [kind: ProblemKind, code: string, amount?: number] | null {
  const slow = (code: keyof typeof SLOW_MS, ms: number) => (ms < SLOW_MS[code] ? null : (['slow', code] as const));
  switch (event.type) {
    case 'request-finished':
      return slow('request', event.durationMs);
    case 'sync-finished':
      return slow('sync', event.durationMs);
    case 'database-opened':
      return slow('open', event.durationMs);
    case 'rows-rejected':
      return ['rejected', event.code, event.count];
    case 'sync-failed':
      return ['sync', event.kind];
    case 'sync-halted':
      return event.outcome === 'update-required' ? ['sync', 'update_required'] : null;
    case 'session-refused':
      return ['sync', 'session_refused'];
    case 'content-failed':
      return ['sync', 'content'];
    case 'reset-begun':
      return ['sync', event.cause];
    case 'edits-lost':
      return ['sync', 'edits_lost', event.count];
    case 'storage-failed':
      return ['storage', event.kind];
    case 'write-conflict':
      return ['storage', 'conflict'];
    case 'write-failed':
      return ['storage', 'write'];
    case 'push-failed':
      return ['task', 'push'];
    case 'task-failed':
      return ['task', event.task];
    case 'text-reported':
      return ['text', event.item];
    case 'uncaught-error':
      return ['error', errorName(event.error)];
    default:
      return null;
  }
}

/** The name of an error if it is a well-known one. */
function errorName(error: unknown): string {
  return problemCodes.error.find((listed) => error instanceof Error && error.name === listed) ?? 'Error';
}

/** Problems with one more, which is counted with those of its kind and code. */
export function addProblem(problems: readonly Problem[], { kind, code, amount }: Problem): readonly Problem[] {
  const same = problems.find((other) => other.kind === kind && other.code === code);
  const sum = Math.min(limits.problem_amount_max, amount + (same?.amount ?? 0));
  return [...problems.filter((other) => other !== same), { kind, code, amount: sum }];
}

/** The engine of a browser by its user agent. Every browser of an iPhone is WebKit. */
export function engineOf(userAgent: string): Engine {
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  if (userAgent.includes('AppleWebKit/')) return 'webkit';
  return /Gecko\/\d/.test(userAgent) ? 'firefox' : 'other';
}

/** The eight characters that name a build, from the address of its entry script; 'dev' for the development server. */
export function buildId(script: string): string {
  return /-([\w-]{8})\.js$/.exec(script)?.[1] ?? 'dev';
}
