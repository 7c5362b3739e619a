import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const DEADLINE_MS = 20_000;

/** Client connections that wait for a lock of another one; not those that autovacuum delays. */
const BLOCKED = `select count(*)::integer as blocked from pg_stat_activity waiting
  where waiting.datname = current_database() and exists (
    select from pg_stat_activity holding
    where holding.pid = any (pg_blocking_pids(waiting.pid)) and holding.backend_type = 'client backend'
  )`;

const ACTIVITY = `select string_agg(format('%s is %s, waits for %s: %s', pid, state, coalesce(wait_event, 'nothing'), query), E'\\n')
    as activity
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

/**
 * Waits until each of the calls has ended or waits for a lock; returns how many wait. Nothing else may wait for a lock of the
 * database at `url`, and each call needs a connection that is free.
 */
export async function countBlocked(url: string, calls: readonly Promise<unknown>[]): Promise<number> {
  let running = calls.length;
  const end = () => {
    running -= 1;
  };
  for (const call of calls) call.then(end, end);
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const start = performance.now(); performance.now() - start < DEADLINE_MS; await delay(5)) {
      const runningBefore = running;
      const { rows } = await client.query<{ blocked: number }>(BLOCKED);
      // With a count taken only after the query, a call that ends meanwhile could make a running one look blocked.
      if (rows[0]?.blocked === runningBefore) return runningBefore;
    }
    const { rows } = await client.query<{ activity: string }>(ACTIVITY);
    throw new Error(`Cannot see that each of ${running} calls ends or waits for a lock:\n${rows[0]?.activity}`);
  } finally {
    await client.end();
  }
}

/**
 * Runs `first`, a transaction that calls its parameter before it commits, and the others meanwhile: it commits once each of
 * them has ended or waits for a lock. Returns the results in this order.
 */
export async function overlap<Result>(
  url: string,
  first: (beforeCommit: () => Promise<unknown>) => Promise<Result>,
  startOthers: () => readonly Promise<Result>[],
): Promise<Result[]> {
  let others: readonly Promise<Result>[] = [];
  const result = await first(async () => {
    others = startOthers();
    await countBlocked(url, others);
  });
  return [result, ...(await Promise.all(others))];
}
