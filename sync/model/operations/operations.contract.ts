import * as v from 'valibot';
import { instant } from '../day/day-fields.ts';

const count = v.pipe(v.number(), v.minValue(0));

/** A scheduled job and its last run, as the log of pg_cron has it. */
const job = v.object({
  name: v.string(),
  condition: v.picklist(['well', 'failed', 'late', 'stopped', 'not-yet']),
  /** Null without a run. */
  started_at: v.nullable(instant),
  ms: v.nullable(v.number()),
  /** Failed runs of the last 24 hours. */
  failed: count,
});
export type JobState = Readonly<v.InferOutput<typeof job>>;

const outcome = v.object({ delivered: count, failed: count, removed: count, late: count });

const pushes = v.object({
  /** Each counted up to QUEUE_COUNT_MAX. */
  pending: count,
  reminders_due: count,
  /** When the oldest due reminder became due. */
  due_since: v.nullable(instant),
  /** Notifications that are being sent. */
  sending: count,
  /** Devices of the last seven days. */
  reminders: outcome,
  notices: outcome,
});
export type NotificationStates = Readonly<v.InferOutput<typeof pushes>>;

/** Where the server ends counting a queue. */
export const QUEUE_COUNT_MAX = 20_000;

const problem = v.object({
  kind: v.string(),
  code: v.string(),
  build: v.string(),
  engine: v.string(),
  today: count,
  yesterday: count,
  /** The last seven days, today included. */
  week: count,
});

/** The response of `rpc/read_operations`. */
export const Operations = v.object({
  at: instant,
  /** Null where the database has no pg_cron. */
  jobs: v.nullable(v.array(job)),
  pushes,
  /** At most 50 of a kind, the most frequent first. */
  problems: v.array(problem),
  /** Reporting devices; at most 50 builds and engines. */
  devices: v.array(problem),
});
export type Operations = Readonly<v.InferOutput<typeof Operations>>;
