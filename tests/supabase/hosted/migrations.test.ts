import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '../../../supabase/embedded/database/migrations.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { openMemberConnection } from '../../support/backend/member-connection.ts';
import { startPostgresServer } from '../../support/backend/postgres-server.ts';

const root = new URL('../../../', import.meta.url);

let server: Awaited<ReturnType<typeof startPostgresServer>>;
let owner: pg.Client;

beforeAll(async () => {
  server = await startPostgresServer({}, 'supabase_admin');
  const platform = new pg.Client(server.urlFor('supabase_admin'));
  await platform.connect();
  await platform.query(readFileSync(new URL('tests/support/backend/hosted-platform.sql', root), 'utf8'));
  await platform.end();
  owner = new pg.Client(server.urlFor('postgres'));
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

describe('on a hosted project, the migrations', () => {
  test('and the seed need no superuser', async () => {
    const { rows } = await owner.query('select rolsuper from pg_roles where rolname = current_user');
    expect(rows).toEqual([{ rolsuper: false }]);
    for (const { name, sql } of readMigrations(new URL('supabase/migrations', root).pathname)) {
      await expect(owner.query(`begin; ${sql}; commit`), name).resolves.toBeDefined();
    }
    await owner.query(readFileSync(new URL('supabase/seed.sql', root), 'utf8'));
  });

  test('order shared kata independently of the database collation', async () => {
    await owner.query('begin');
    await owner.query('drop trigger kata_forms_index_update on public.kata_forms');
    await owner.query('drop view private.wire_rows, private.wire_kata_forms');
    await owner.query('alter table public.kata_forms alter column name type text collate "ja-x-icu"');
    for (const name of ['b', 'B', 'a']) {
      await owner.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [name]);
      await owner.query(
        `insert into public.kata_forms (user_id, id, name, zou, ishiki)
         select id, gen_random_uuid(), $1, '橋', '渡る' from auth.users where email = $1`,
        [name],
      );
    }
    const { rows: listed } = await owner.query(
      `select k ->> 'name' as name from jsonb_array_elements(private.build_shared_kata()) k`,
    );
    const { rows: rowsFound } = await owner.query(
      'select name_key as name from private.kata_search order by rank, name_key',
    );
    await owner.query('rollback');
    expect(listed).toEqual(rowsFound);
  });

  test('carry accounts and sessions over as the owner, who is no superuser', async () => {
    const [keptId, gone, session] = [randomUUID(), randomUUID(), randomUUID()];
    await owner.query(
      `insert into auth.users (id, email, encrypted_password, created_at)
       values ($1, 'kept@example.com', 'new', now()), ($2, 'gone@example.com', 'x', now())`,
      [keptId, gone],
    );
    await owner.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1, $2, '{"email":"kept@example.com"}', 'email')`,
      [keptId, keptId],
    );
    await owner.query(`insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, now(), 'aal1')`, [
      session,
      keptId,
    ]);
    await owner.query(`insert into auth.refresh_tokens (token, user_id, session_id) values ('open', $1, $2)`, [
      keptId,
      session,
    ]);
    await owner.query('delete from auth.users where id = $1', [gone]);
    await owner.query('create table exported as select * from private.export_restore_state()');
    // As in the backup.
    await owner.query(
      `insert into auth.users (id, email, created_at) values ($1, 'gone@example.com', now() - interval '1 day')`,
      [gone],
    );
    await owner.query(`update auth.users set encrypted_password = 'old', recovery_token = 'used' where id = $1`, [
      keptId,
    ]);
    await owner.query(
      `insert into auth.one_time_tokens (id, user_id, token_hash) values (gen_random_uuid(), $1, 'used')`,
      [keptId],
    );
    await owner.query('delete from auth.identities');
    await owner.query('delete from auth.sessions');
    await owner.query("select setval('auth.refresh_tokens_id_seq', 1, false)");

    await owner.query('begin');
    await owner.query('insert into private.restore_state (table_name, entry) select * from exported');
    const { rows } = await owner.query('select private.import_restore_state() as done');
    await owner.query('commit');
    expect(rows).toMatchObject([
      {
        done: {
          'auth.users': { deleted: 1, changed: 1, added: 0 },
          'auth.identities': { added: 1 },
          'auth.sessions': { added: 1 },
          'auth.refresh_tokens': { added: 1 },
          'auth.one_time_tokens': { deleted: 1 },
        },
      },
    ]);
    const accounts = await owner.query('select id, encrypted_password, recovery_token from auth.users');
    expect(accounts.rows).toEqual([{ id: keptId, encrypted_password: 'new', recovery_token: null }]);
    const next = await owner.query(`insert into auth.refresh_tokens (token) values ('next') returning id`);
    expect(next.rows).toEqual([{ id: '2' }]);
    await owner.query('drop table exported');
    await owner.query('delete from auth.users');
    await owner.query('delete from auth.refresh_tokens');
  });

  test('let the owner, who is no superuser, end the sign-ins and open tokens of one member', async () => {
    const [moved, other] = [randomUUID(), randomUUID()];
    await owner.query(
      `insert into auth.users (id, email, recovery_token, created_at)
       values ($1, 'moved@example.com', 'open', now()), ($2, 'other@example.com', 'open', now())`,
      [moved, other],
    );
    await owner.query(
      `insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users, generate_series(1, 2)`,
    );
    await owner.query(`insert into auth.refresh_tokens (user_id, session_id) select user_id, id from auth.sessions`);
    await owner.query(
      `insert into auth.one_time_tokens (id, user_id, token_hash) select gen_random_uuid(), id, 'open' from auth.users`,
    );
    await owner.query(
      `insert into auth.flow_state (id, user_id, auth_code) select gen_random_uuid(), id, 'open' from auth.users`,
    );
    const { rows } = await owner.query('select private.end_sign_ins($1) as ended', [moved]);
    expect(rows).toEqual([{ ended: 2 }]);
    for (const table of ['sessions', 'refresh_tokens', 'one_time_tokens', 'flow_state']) {
      const left = await owner.query(`select distinct user_id::text as id from auth.${table}`);
      expect(left.rows, table).toEqual([{ id: other }]);
    }
    const tokens = await owner.query('select id, recovery_token from auth.users order by email');
    expect(tokens.rows).toEqual([
      { id: moved, recovery_token: '' },
      { id: other, recovery_token: 'open' },
    ]);
    await owner.query('delete from auth.flow_state');
    await owner.query('delete from auth.users');
  });

  test('work for a member from sign-up through exchange and poke to account deletion', async () => {
    const [id, session] = [randomUUID(), randomUUID()];
    const auth = new pg.Client(server.urlFor('supabase_auth_admin'));
    await auth.connect();
    await auth.query('insert into auth.users (id, email, created_at) values ($1, $2, now())', [id, 'a@example.com']);
    await auth.query('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [session, id]);
    await auth.end();

    const api = await openMemberConnection(server.urlFor('authenticator'));
    const first = await api.exchange(
      id,
      exchangeRequest({
        push: [pushed('profiles', 'me', { bio: '稽古を始めました' })],
      }),
    );
    expect(first.results).toMatchObject([{ status: 'merged' }]);
    expect(first.published_versions).toMatchObject({ notices: expect.any(Number) });
    await api.close();
    expect((await owner.query('select topic from realtime.messages')).rows).toContainEqual({ topic: `member:${id}` });

    await owner.query('begin');
    await owner.query(`select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`, [
      JSON.stringify({ sub: id, role: 'authenticated', session_id: session }),
    ]);
    await owner.query('select public.delete_account()');
    await owner.query('commit');
    expect((await owner.query('select id from auth.users')).rows).toEqual([]);
  });
});
