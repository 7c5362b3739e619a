import * as v from 'valibot';
import type { SyncEvent } from '../../../sync/engine/sync-events.ts';
import type { problemCodes } from '../../../sync/model/operations/problem-codes.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import type { NotificationFailureCode } from '../notifications/notification-failure.ts';

/** Work outside the engine that may fail. */
export type AppTask = Exclude<(typeof problemCodes.task)[number], 'push'>;

/** What the app reports besides the engine's events; the same rules on content apply. */
type AppEvent =
  | {
      readonly type: 'app-started';
      readonly build: string;
      readonly display: 'standalone' | 'browser';
      readonly online: boolean;
    }
  | { readonly type: 'storage-checked'; readonly persisted: boolean | null; readonly usedKb: number | null }
  | { readonly type: 'worker-update'; readonly step: 'found' | 'ready' | 'activated' }
  | { readonly type: 'database-opened'; readonly durationMs: number; readonly wasWiped: boolean }
  | { readonly type: 'write-failed'; readonly collection: string; readonly error: string }
  | { readonly type: 'push-failed'; readonly code: NotificationFailureCode; readonly error: string }
  /** An item in whose text a member has found an error. */
  | { readonly type: 'text-reported'; readonly item: string }
  | { readonly type: 'task-failed'; readonly task: AppTask; readonly error: string }
  /** `frame`: the innermost stack frame in our own code. */
  | { readonly type: 'uncaught-error' | 'unhandled-rejection'; readonly error: string; readonly frame: string | null };

export type DiagnosticEvent = SyncEvent | AppEvent;

const MAX_ENTRIES = 200;

/** The longest stored log, in characters; all are ASCII. */
const MAX_LENGTH = 40_000;

/** An event like one of the last few is counted there instead of taking a place of its own. */
const FOLD_ENTRIES = 6;
const FOLD_MS = 10 * 60_000;

/** What is slow (see problemCodes), and from how many milliseconds on. */
const SLOW: Readonly<Record<string, readonly [code: string, ms: number]>> = {
  'request-finished': ['request', 5_000],
  'sync-finished': ['sync', 20_000],
  'database-opened': ['open', 5_000],
};

/** Measured facts, which differ between events of the same kind. */
const MEASURED: ReadonlySet<string> = new Set(['bytes', 'durationMs', 'clockOffsetMs']);

const entrySchema = v.object({
  first: v.number(),
  last: v.number(),
  count: v.number(),
  tab: v.string(),
  type: v.string(),
  facts: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
});

/** An event with the instants of its first and last occurrence, in epoch milliseconds of the device. */
export type LogEntry = Readonly<v.InferOutput<typeof entrySchema>>;

const logSchema = v.pipe(v.string(), v.parseJson(), v.array(entrySchema));

/** An entry for an event of this tab. Texts that could hold content, an address or an id are left out. */
export function toEntry({ type, ...facts }: DiagnosticEvent, at: number, tab: string): LogEntry {
  const safe = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? safeText(fact) : fact]);
  const [slow, slowMs] = SLOW[type] ?? [];
  // A fact of its own, so that slow events are not counted together with the others.
  if (slowMs !== undefined && 'durationMs' in facts && facts.durationMs >= slowMs) safe.push(['slow', slow]);
  return { first: at, last: at, count: 1, tab, type, facts: Object.fromEntries(safe) };
}

const SAFE_TEXT = /^[\w .:()<>/$-]{0,120}$/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/i;

function safeText(text: string): string {
  return SAFE_TEXT.test(text) && !UUID.test(text) ? text : '?';
}

/** The log with an entry added: the last 200 in the order of arrival, not of the clock; repetitions are counted. */
export function appendEntry(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const recent = log.slice(-FOLD_ENTRIES);
  const key = keyOf(entry);
  const same = recent.findLast((other) => keyOf(other) === key);
  const isRepeated = same !== undefined && Math.abs(entry.first - same.last) < FOLD_MS;
  const next = isRepeated
    ? [...log.filter((other) => other !== same), { ...entry, first: same.first, count: same.count + entry.count }]
    : [...log, entry];
  return next.slice(-MAX_ENTRIES);
}

function keyOf({ tab, type, facts }: LogEntry): string {
  return JSON.stringify([tab, type, ...Object.entries(facts).filter(([name]) => !MEASURED.has(name))]);
}

/** A stored log; empty when it is missing or corrupt. */
export function parseLog(stored: string | null): readonly LogEntry[] {
  return readAs(logSchema, stored) ?? [];
}

/** The log as text, without its oldest entries if they do not fit. */
export function stringifyLog(log: readonly LogEntry[]): string {
  const texts: string[] = [];
  let length = 2;
  for (const entry of log.toReversed()) {
    const text = JSON.stringify(entry);
    length += text.length + 1;
    if (length > MAX_LENGTH) break;
    texts.unshift(text);
  }
  return `[${texts.join()}]`;
}
