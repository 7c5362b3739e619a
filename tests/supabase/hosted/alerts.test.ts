import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listJobs, recordRuns } from '../../../supabase/embedded/database/job-log.ts';
import type { Sql } from '../../../supabase/embedded/database/sql.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';

/** The alert queries of operations.md, under the first words of their comments. */
function readAlerts(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('../../../supabase/operations.md', import.meta.url), 'utf8');
  const block = /### Alerts[\s\S]*?```sql\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const queries = block.split(/\n\n(?=-- )/);
  return new Map(queries.map((query) => [query.slice(3, query.indexOf(' ', 8)), query.trim().replace(/;$/, '')]));
}

let backend: TestBackend;
const alerts = readAlerts();
const sql: Sql = async (query, params) => JSON.parse(JSON.stringify(await backend.sql(query, params)));
const alarmed = async () => {
  const names: string[] = [];
  for (const [name, query] of alerts) if ((await backend.sql(query)).length > 0) names.push(name);
  return names;
};

beforeAll(async () => {
  backend = await startTestBackend();
  // Stands in for the extension of hosted projects.
  await backend.sql(`create table extensions.pg_stat_statements (query text, calls bigint, mean_exec_time double precision,
    max_exec_time double precision)`);
  const jobs = await listJobs(sql);
  const at = new Date();
  await recordRuns(
    sql,
    jobs.map(({ name }) => ({ name, status: 'succeeded', startedAt: at, endedAt: at })),
  );
});
afterAll(() => backend.close());

describe('the alert queries', () => {
  test('return nothing while all is well', async () => {
    expect(alerts.size).toBe(7);
    expect(await alarmed()).toEqual([]);
  });

  test('each return rows when their case is there', async () => {
    const { userId } = await backend.signUpConfirmed('hanako@example.com', 'secret1');
    const at = new Date(Date.now() - 3_600_000);
    await recordRuns(sql, [{ name: 'keiko-push', status: 'failed', startedAt: new Date(), endedAt: new Date() }]);
    await backend.sql(
      `insert into public.reminders (user_id, at, updated_at) values ($1, '07:30', now() - interval '3 days')`,
      [userId],
    );
    await backend.sql(
      `insert into public.reminder_days (day, late) values ((now() at time zone 'Asia/Tokyo')::date, 1)`,
    );
    await backend.sql(
      `insert into public.admin_notifications (title, message, target_type, created_by, status, begun_at)
       values ('稽古', '今から', 'all', '花子', 'sending', $1::timestamptz - interval '4 hours')`,
      [at.toISOString()],
    );
    await backend.sql(`insert into private.problem_counts (day, kind, code, build, engine, amount)
      select (now() at time zone 'Asia/Tokyo')::date - k.ago, k.kind, k.code, 'B3kd9_Qx', 'webkit', k.amount
      from (values (0, 'device', 'device', 100), (1, 'device', 'device', 100), (0, 'rejected', 'limit', 60))
        as k (ago, kind, code, amount)`);
    await backend.sql(`insert into extensions.pg_stat_statements values
      ('with pgrst_source as (select "public"."sync_exchange"(...))', 1000, 250, 900)`);
    expect(await alarmed()).toEqual([...alerts.keys()]);
  });
});
