import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '../../../supabase/embedded/database/migrations.ts';
import type { Sql } from '../../../supabase/embedded/database/sql.ts';
import { schemaFiles } from '../../../supabase/schemas/generator/schema-files.ts';
import { sharedValueNames } from '../../../supabase/schemas/generator/shared-values.ts';
import { startPostgresServer } from '../../support/backend/postgres-server.ts';
import { compareSchemas, readSchemaObjects } from '../../support/backend/schema-objects.ts';

const root = new URL('../../../', import.meta.url);
const files = schemaFiles();

let server: Awaited<ReturnType<typeof startPostgresServer>>;
const clients: pg.Client[] = [];

async function connect(user: string, database: string): Promise<pg.Client> {
  const client = new pg.Client(server.urlFor(user, database));
  await client.connect();
  clients.push(client);
  return client;
}

/** Applies SQL files, each in a transaction, as the owner of a hosted project, who is no superuser. */
async function build(database: string, sources: readonly { readonly sql: string }[]): Promise<pg.Client> {
  const owner = await connect('postgres', database);
  for (const { sql } of sources) await owner.query(`begin; ${sql}; commit`);
  return owner;
}

const read = (client: pg.Client) => {
  const sql: Sql = async (query) => (await client.query(query)).rows;
  return readSchemaObjects(sql);
};

beforeAll(async () => {
  server = await startPostgresServer({}, 'supabase_admin');
  const platform = new pg.Client(server.urlFor('supabase_admin', 'postgres'));
  await platform.connect();
  await platform.query(readFileSync(new URL('tests/support/backend/hosted-platform.sql', root), 'utf8'));
  await platform.end();
  const maintenance = await connect('supabase_admin', 'template1');
  await maintenance.query('create database migrated template postgres owner postgres');
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await server.stop();
});

describe('the schema files', () => {
  test('and the migrations make the same database', async () => {
    const fromFiles = await read(await build('postgres', files));
    const owner = await build('migrated', readMigrations(new URL('supabase/migrations', root).pathname));
    const fromMigrations = await read(owner);
    expect(Object.keys(fromFiles).length).toBeGreaterThan(800);
    expect(compareSchemas(fromFiles, fromMigrations)).toEqual([]);

    // What a forgotten migration would leave different is named.
    await owner.query(`
      create or replace function private.tokyo_today() returns date language sql stable return current_date;
      revoke execute on function public.sync_exchange(jsonb) from authenticated;
      revoke select on public.login_records from authenticated;
      drop index private.sync_mutations_created;
      comment on table public.users is 'Somebody else';
      alter table public.notes drop constraint notes_text_check;
      alter table public.kata_forms alter column copy_count set default 1;
      drop policy login_records_select_own on public.login_records;
      drop trigger users_stamp_revision on public.users;
      update public.openable_things set is_open = true where id = 'circuit'`);
    expect(compareSchemas(fromFiles, await read(owner))).toEqual([
      'column kata_forms.copy_count',
      'constraint notes.notes_text_check',
      'function private.tokyo_today()',
      'function sync_exchange(jsonb)',
      'index private.sync_mutations_created',
      'policy login_records.login_records_select_own',
      'relation login_records',
      'relation users',
      'rows of public.openable_things',
      'rows of public.published_content',
      'trigger users.users_stamp_revision',
    ]);
  });

  test('define each function, table, view, index, policy and trigger once', () => {
    const defined = files.flatMap(({ sql }) => [
      ...[...sql.matchAll(/^create (?:unique )?(function|table|view|index|type) ([\w.]+)/gm)].map(
        ([, kind, name]) => `${kind} ${name}`,
      ),
      ...[...sql.matchAll(/^create (policy|trigger) (\w+)[^;]*? on ([\w.]+)/gm)].map(
        ([, kind, name, on]) => `${kind} ${name} on ${on}`,
      ),
    ]);
    expect(defined.length).toBeGreaterThan(350);
    expect(defined.filter((name, index) => defined.indexOf(name) !== index)).toEqual([]);
    for (const { file, sql } of files)
      expect(sql, file).not.toMatch(/or replace|add column|drop (function|constraint|index)/);
  });

  test('name each number of days that is longer than a week', () => {
    const literal = /interval '(\d{2,}|[89]) days?'|(today(\(\))?|::date)\s*[-+]\s*\d{2,}|days => \d/g;
    for (const { file, sql } of files) expect(sql.match(literal), file).toBeNull();
  });

  test('use each value that the app and the server share', () => {
    const others = files.filter(({ file }) => !file.includes('shared_values')).map(({ sql }) => sql);
    expect(sharedValueNames.filter((name) => !others.some((sql) => sql.includes(`private.${name}(`)))).toEqual([]);
  });
});
