import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/** The name of a published document, and of a push subscription of the member. */
const NAME = 'notices';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
const device = await addDevice(backend);
const stored = await device.push(
  pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' }),
  pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' }),
);
expect(stored).toEqual(Array(2).fill('ok'));
await backend.sql(`insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, '', '')`, [
  device.userId,
  NAME,
]);
/** A token of a sign-in that the auth server no longer knows. */
const ended = { sub: device.userId, session_id: randomUUID() };

const tables = () =>
  backend.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and has_table_privilege('authenticated', oid, 'select')`,
  );

/** A call of every function that members may call, with null or a known name for each argument. */
const calls = () =>
  backend.sql<{ name: string; call: string }>(
    `select p.oid::regprocedure::text as name, format('select public.%I(%s)', p.proname,
       (select string_agg(case when t = 'text'::regtype then quote_literal('${NAME}') else 'null' end || '::' || format_type(t, null), ', ' order by n) from unnest(p.proargtypes) with ordinality as a (t, n))) as call
     from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')`,
  );

describe('a sign-in that has ended', () => {
  test('reads no row of any table', async () => {
    const answers: Record<string, unknown> = {};
    for (const { name } of await tables()) {
      answers[name] = await backend.asMember(ended, `select * from ${name}`).then(
        (rows) => rows.length,
        (error: Error) => error.message,
      );
    }
    const readable = Object.entries(answers).filter(([, answer]) => answer !== 'session_ended' && answer !== 0);
    expect(readable).toEqual([]);
    const ownTables = ['users', 'login_records', 'kata_forms', 'push_subscriptions'];
    expect(ownTables.map((name) => answers[name] ?? answers[`public.${name}`])).toEqual(
      ownTables.map(() => 'session_ended'),
    );
  });

  test('changes nothing', async () => {
    const change = backend.asMember(ended, `update public.users set bio = '朝' where id = $1`, [ended.sub]);
    await expect(change).rejects.toThrow('session_ended');
  });

  test('is refused by every call', async () => {
    const answers: Record<string, unknown> = {};
    for (const { name, call } of await calls()) {
      answers[name] = await backend.asMember(ended, call).then(
        (rows) => rows,
        (error: Error) => error.message,
      );
    }
    expect(Object.keys(answers).length).toBeGreaterThan(15);
    const refusals = ['session_ended', 'admin_required', 'reauthentication_required'];
    expect(Object.entries(answers).filter(([, answer]) => !refusals.includes(String(answer)))).toEqual([]);
  });
});
