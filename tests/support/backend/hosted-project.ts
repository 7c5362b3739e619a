import { readFileSync } from 'node:fs';
import pg from 'pg';
import { readMigrations } from '../../../supabase/embedded/database/migrations.ts';
import { startDebianPostgres } from './debian-postgres.ts';
import type { PostgresSettings } from './postgres-server.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Starts a hosted project after its first deployment, on Debian's PostgreSQL, whose packages include `pg_dump`. */
export async function startHostedProject(settings: PostgresSettings = {}) {
  const server = await startDebianPostgres('supabase_admin', settings);
  const platform = new pg.Client(server.urlFor('supabase_admin'));
  await platform.connect();
  await platform.query(read('tests/support/backend/hosted-platform.sql'));
  await platform.query('create extension pg_cron; grant usage on schema cron to postgres');
  await platform.query('grant set on parameter session_replication_role to postgres');
  await platform.end();
  const url = server.urlFor('postgres');
  const owner = new pg.Client(url);
  await owner.connect();
  for (const { sql } of readMigrations(new URL('supabase/migrations', root).pathname)) await owner.query(sql);
  await owner.query(read('supabase/seed.sql'));
  return {
    ...server,
    url,
    rows: async (sql: string) => (await owner.query(sql)).rows,
    close: async () => {
      await owner.end();
      await server.stop();
    },
  };
}
