import { describe, expect, test } from 'vitest';
import { sharedValueNames } from '../../../supabase/schemas/generator/shared-values.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

interface ProductFunction {
  readonly name: string;
  readonly schema: string;
  readonly definer: boolean;
  readonly trigger: boolean;
  readonly settings: readonly string[];
  /** True when its body was parsed at its creation. */
  readonly parsed: boolean;
  readonly executors: readonly string[];
}

/** The constants that the app and the server share, which every role may read. */
const isSharedValue = (name: string) => sharedValueNames.some((value) => name.startsWith(`private.${value}(`));

/** The roles that may execute each function; all other functions are internal. */
const EXECUTORS: Readonly<Record<string, readonly string[]>> = {
  'private.admin_session_expires_at()': ['authenticated'],
  'private.begin_admin_attempt(uuid)': ['service_role'],
  'private.begin_due_notifications()': ['service_role'],
  'private.begin_notification(uuid,uuid,uuid)': ['service_role'],
  'private.begin_test_notification(text)': ['authenticated'],
  'private.calling_member()': ['authenticated'],
  'private.cancel_notification(uuid)': ['authenticated'],
  'private.before_request()': ['anon', 'authenticated', 'service_role'],
  'private.check_deployment()': ['service_role'],
  'private.close_admin_session()': ['authenticated'],
  'private.delete_account()': ['authenticated'],
  'private.delete_push_subscription(text)': ['authenticated'],
  'private.finish_notification(uuid)': ['service_role'],
  'private.has_admin_session()': ['authenticated'],
  'private.has_plain_numbers(jsonb)': ['authenticated', 'service_role'],
  'private.hide_kata(uuid,text,text)': ['authenticated'],
  'private.is_blank(text)': ['authenticated', 'service_role'],
  'private.is_deep(jsonb)': ['authenticated', 'service_role'],
  'private.is_session_details(jsonb)': ['authenticated', 'service_role'],
  'private.is_web_address(text)': ['authenticated', 'service_role'],
  'private.keep_kata(uuid)': ['authenticated'],
  'private.lease_deliveries(uuid,uuid,integer)': ['service_role'],
  'private.list_moderated_kata(text,integer,integer)': ['authenticated'],
  'private.longest_side(bytea)': ['authenticated', 'service_role'],
  'private.next_reminder(time without time zone,timestamp with time zone,date)': ['authenticated', 'service_role'],
  'private.now()': ['authenticated', 'service_role'],
  'private.open_admin_session(uuid,uuid)': ['service_role'],
  'private.read_admin_rows(text,integer,integer,text)': ['authenticated'],
  'private.read_guest_content()': ['anon'],
  'private.read_own_rows(text,integer)': ['authenticated'],
  'private.read_published_content(text,bigint)': ['authenticated'],
  'private.read_training_history(integer)': ['authenticated'],
  'private.find_member(text)': ['authenticated'],
  'private.read_operations()': ['authenticated'],
  'private.read_overview()': ['authenticated'],
  'private.report_problems(jsonb)': ['authenticated'],
  'private.read_shared_kata(uuid[])': ['authenticated'],
  'private.record_deliveries(uuid,bigint[],jsonb)': ['service_role'],
  'private.report_kata(uuid,text,text)': ['authenticated'],
  'private.resume_sharing(uuid)': ['authenticated'],
  'private.save_push_subscription(text,text,text,text)': ['authenticated'],
  'private.save_training_session(jsonb)': ['authenticated'],
  'private.search_shared_kata(text,jsonb)': ['authenticated'],
  'private.set_reminder(text)': ['authenticated'],
  'private.show_kata(uuid)': ['authenticated'],
  'private.stop_sharing(uuid,text,text)': ['authenticated'],
  'private.sync_exchange(jsonb)': ['authenticated'],
  'private.take_admin_code(bigint)': ['service_role'],
  'public.admin_session_expires_at()': ['authenticated', 'service_role'],
  'public.begin_admin_attempt(uuid)': ['service_role'],
  'public.begin_due_notifications()': ['service_role'],
  'public.begin_notification(uuid,uuid,uuid)': ['service_role'],
  'public.begin_test_notification(text)': ['authenticated', 'service_role'],
  'public.cancel_notification(uuid)': ['authenticated', 'service_role'],
  'public.check_deployment()': ['service_role'],
  'public.close_admin_session()': ['authenticated', 'service_role'],
  'public.delete_account()': ['authenticated', 'service_role'],
  'public.delete_push_subscription(text)': ['authenticated', 'service_role'],
  'public.finish_notification(uuid)': ['service_role'],
  'public.hide_kata(uuid,text,text)': ['authenticated', 'service_role'],
  'public.keep_kata(uuid)': ['authenticated', 'service_role'],
  'public.lease_deliveries(uuid,uuid,integer)': ['service_role'],
  'public.list_moderated_kata(text,integer,integer)': ['authenticated', 'service_role'],
  'public.open_admin_session(uuid,uuid)': ['service_role'],
  'public.read_admin_rows(text,integer,integer,text)': ['authenticated', 'service_role'],
  'public.read_guest_content()': ['anon', 'service_role'],
  'public.read_own_rows(text,integer)': ['authenticated', 'service_role'],
  'public.find_member(text)': ['authenticated', 'service_role'],
  'public.read_operations()': ['authenticated', 'service_role'],
  'public.read_overview()': ['authenticated', 'service_role'],
  'public.read_published_content(text,bigint)': ['authenticated', 'service_role'],
  'public.read_shared_kata(uuid[])': ['authenticated', 'service_role'],
  'public.read_training_history(integer)': ['authenticated', 'service_role'],
  'public.record_deliveries(uuid,bigint[],jsonb)': ['service_role'],
  'public.report_kata(uuid,text,text)': ['authenticated', 'service_role'],
  'public.report_problems(jsonb)': ['authenticated', 'service_role'],
  'public.resume_sharing(uuid)': ['authenticated', 'service_role'],
  'public.save_push_subscription(text,text,text,text)': ['authenticated', 'service_role'],
  'public.save_training_session(jsonb)': ['authenticated', 'service_role'],
  'public.search_shared_kata(text,jsonb)': ['authenticated', 'service_role'],
  'public.set_reminder(text)': ['authenticated', 'service_role'],
  'public.show_kata(uuid)': ['authenticated', 'service_role'],
  'public.stop_sharing(uuid,text,text)': ['authenticated', 'service_role'],
  'public.sync_exchange(jsonb)': ['authenticated', 'service_role'],
  'public.take_admin_code(bigint)': ['service_role'],
};

const backend = closeAfterAll(await startTestBackend());
const functions = await backend.sql<ProductFunction>(
  `select format('%s.%s', p.pronamespace::regnamespace, regexp_replace(p.oid::regprocedure::text, '^[^(]*[.]', '')) as name,
          p.pronamespace::regnamespace::text as schema, p.prosecdef as definer, p.prorettype = 'trigger'::regtype as trigger,
          coalesce(p.proconfig, '{}') as settings, p.prosqlbody is not null as parsed,
          array(select coalesce(r.rolname, 'public')::text
                from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
                where a.privilege_type = 'EXECUTE' and a.grantee <> p.proowner order by 1) as executors
   from pg_proc p
   where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
   order by 1`,
);

describe('functions', () => {
  test('all set an empty search path, or have a body whose names were resolved when it was created', () => {
    expect(functions.length).toBeGreaterThan(20);
    expect(functions.filter(({ settings, parsed }) => !parsed && !settings.includes('search_path=""'))).toEqual([]);
  });

  test('use an index for comparisons with private.now(), which is stable within a statement', async () => {
    const plan = await backend.sql<{ 'QUERY PLAN': string }>(
      `explain delete from private.sync_mutations where created_at < private.now() - interval '90 days'`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*created_at </);
  });

  test('are executable by exactly the listed roles', () => {
    const open = functions.filter(({ executors }) => executors.length > 0);
    const shared = open.filter(({ name }) => isSharedValue(name));
    const others = open.filter(({ name }) => !isSharedValue(name));
    expect(new Set(shared.map(({ executors }) => executors.join()))).toEqual(new Set(['authenticated,service_role']));
    expect(shared).toHaveLength(sharedValueNames.length);
    expect(Object.fromEntries(others.map(({ name, executors }) => [name, executors]))).toEqual(EXECUTORS);
  });

  test('run with the rights of their owner only behind a call of the Data API, in a trigger or in a policy', () => {
    const calls = functions
      .filter(({ schema }) => schema === 'public')
      .map(({ name }) => name.replace('public', 'private'));
    const definers = functions.filter(({ definer, trigger }) => definer && !trigger).map(({ name }) => name);
    const others = ['private.before_request()', 'private.calling_member()', 'private.has_admin_session()'];
    expect(definers).toEqual([...calls, ...others].toSorted());
  });

  test('of the private schema are not exposed by the Data API', async () => {
    for (const name of ['sync_exchange', 'purge_old_rows', 'start_new_epoch', 'export_restore_state']) {
      const headers = { 'content-profile': 'private' };
      const response = await backend.call(`/rest/v1/rpc/${name}`, { body: { req: {} }, headers });
      expect([401, 404, 406]).toContain(response.status);
      await response.body?.cancel();
    }
  });
});
