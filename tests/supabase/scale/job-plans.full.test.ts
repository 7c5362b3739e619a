import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fillContent, fillMembers } from '../../support/backend/large-tables.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';
import { scheduledJobs } from '../../support/backend/scheduled-jobs.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 1_800_000 });

const ROWS = 1_000_000;
/** A table with more rows must not be read as a whole. */
const LARGE = 100_000;
const NOTIFICATION = '20000000-0000-4000-8000-000000000000';
const RUN = '30000000-0000-4000-8000-000000000000';
const LEASED = `batch = '${NOTIFICATION}' and status in ('leased', 'sending')`;

/** The calls of dispatch-notifications, which the job keiko-push makes over HTTP. */
const dispatchCalls: readonly (readonly [string, string])[] = [
  ['plan_reminders', 'select private.plan_reminders()'],
  ['begin_due_notifications', 'select public.begin_due_notifications()'],
  ['plan_notification', `select public.begin_due_notifications(); select private.plan_notification('${NOTIFICATION}')`],
  ['lease_deliveries of reminders', `select public.lease_deliveries(private.reminders_batch(), '${RUN}', 300)`],
  [
    'lease, record and finish of a notification',
    `select public.begin_due_notifications();
     select public.lease_deliveries('${NOTIFICATION}', '${RUN}', 300);
     select public.record_deliveries('${RUN}', array(select id from private.notification_deliveries where ${LEASED}), '[]');
     select public.record_deliveries('${RUN}', '{}', (
       select jsonb_agg(jsonb_build_object('id', id, 'outcome', 'removed', 'endpoint', 'https://fcm.googleapis.com/fcm/send/' || id))
       from private.notification_deliveries where ${LEASED}
     ));
     select public.finish_notification('${NOTIFICATION}')`,
  ],
  [
    'what is too late',
    `select public.begin_due_notifications();
     update public.admin_notifications set begun_at = begun_at - interval '4 hours' where id = '${NOTIFICATION}';
     select public.lease_deliveries('${NOTIFICATION}', '${RUN}', 300);
     select private.plan_reminders()`,
  ],
];

let db: RealPostgres;
let client: pg.Client;
const plans: string[] = [];

beforeAll(async () => {
  db = await startRealPostgres({ shared_buffers: '512MB', max_wal_size: '8GB', maintenance_work_mem: '256MB' });
  await fillMembers(db, ROWS);
  await fillContent(db, ROWS);
  await db.sql(
    `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at)
     values ($1, '稽古', '今から', 'active_users', '花子', 'scheduled', private.now())`,
    [NOTIFICATION],
  );
  // Stand-ins for pg_cron's log, the Vault and pg_net.
  await db.sql(`create schema cron; create table cron.job_run_details (end_time timestamptz);
    create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values ('keiko_functions_url', 'https://x'), ('keiko_secret_key', 'x');
    create schema net; create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint
      language sql as 'select 1::bigint'`);
  await db.sql('vacuum analyze');
  client = new pg.Client(db.url);
  client.on('notice', ({ message = '' }) => plans.push(message));
  await client.connect();
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = json; set auto_explain.log_level = notice`);
});
afterAll(async () => {
  await client.end();
  await db.close();
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const planNode: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
});
const explained = v.object({ 'Query Text': v.string(), Plan: planNode });

function scannedTables({ 'Node Type': type, 'Relation Name': relation, Plans = [] }: PlanNode): readonly string[] {
  const scanned = type === 'Seq Scan' && relation !== undefined ? [relation] : [];
  return [...scanned, ...Plans.flatMap(scannedTables)];
}

async function largeTables(): Promise<ReadonlySet<string>> {
  const rows = await db.sql(`select relname as name from pg_class where relkind = 'r' and reltuples >= ${LARGE}`);
  return new Set(rows.map(({ name }) => String(name)));
}

/** Runs a command in a transaction that is rolled back; returns each statement that read a large table as a whole. */
async function largeScans(command: string, mode: string): Promise<readonly string[]> {
  plans.length = 0;
  await client.query(`begin; set local plan_cache_mode = ${mode}`);
  await client.query(command).finally(() => client.query('rollback'));
  const large = await largeTables();
  expect(plans.length).toBeGreaterThan(0);
  return plans
    .filter((message) => message.includes('"Seq Scan"'))
    .map((message) => v.parse(explained, JSON.parse(message.slice(message.indexOf('{')))))
    .flatMap(({ Plan, 'Query Text': query }) =>
      scannedTables(Plan)
        .filter((table) => large.has(table))
        .map((table) => `${table}: ${query.replace(/\s+/g, ' ').slice(0, 200)}`),
    );
}

const commands = [...scheduledJobs().map(({ name, command }) => [name, command] as const), ...dispatchCalls];
const modes = ['force_custom_plan', 'force_generic_plan'];

describe(`with ${ROWS} rows`, () => {
  test('the tables of the jobs are large', async () => {
    expect([...(await largeTables())].sort()).toEqual([
      ...['audit_log_entries', 'kata_forms', 'kata_search', 'login_records', 'notification_deliveries'],
      ...['push_subscriptions', 'reminders', 'sync_mutations', 'users'],
    ]);
  });

  test.each(commands.flatMap(([name, command]) => modes.map((mode) => [name, mode, command] as const)))(
    '%s reads no large table as a whole (%s)',
    async (_name, mode, command) => {
      expect(await largeScans(command, mode)).toEqual([]);
    },
  );

  test('a full scan would be found', async () => {
    expect(await largeScans('select count(*) from public.reminders where updated_at > now()', 'auto')).toHaveLength(1);
  });
});
