import { readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import pg from 'pg';
import { readMigrations } from '../../../supabase/embedded/database/migrations.ts';
import { openMemberConnection } from './member-connection.ts';
import { type PostgresSettings, startPostgresServer } from './postgres-server.ts';
import { testKeys } from './test-keys.ts';

const PLATFORM_SQL = new URL('../../../supabase/embedded/database/platform.sql', import.meta.url);
const MIGRATIONS = new URL('../../../supabase/migrations', import.meta.url).pathname;

type Query = (query: string, params?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** Starts a PostgreSQL server with the product's schema, or that of `migrations`; unlike PGlite it takes concurrent connections. */
export async function startRealPostgres(settings: PostgresSettings = {}, migrations?: readonly string[]) {
  const server = await startPostgresServer(settings);
  const url = server.urlFor('postgres');
  await migrate(url, migrations);
  let pool = openPool(url);
  /** Runs statements that need a database without connections; the caller has closed its own ones. */
  const withoutConnections = async (...statements: readonly string[]) => {
    await pool.end();
    const maintenance = new pg.Client(server.urlFor('postgres', 'template1'));
    await maintenance.connect();
    for (const statement of statements) await maintenance.query(statement);
    await maintenance.end();
    pool = openPool(url);
  };
  const sql: Query = async (query, params = []) => (await pool.query(query, [...params])).rows;
  return {
    /** As superuser. */
    sql,
    /** Runs a transaction as superuser: commits when `work` ends, rolls back when it fails. */
    transaction: async <Result>(work: (query: Query) => Promise<Result>): Promise<Result> => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(async (query, params = []) => (await client.query(query, [...params])).rows);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    /** Inserts a member. Returns the id. */
    addMember: async (name: string): Promise<string> => {
      const { rows } = await pool.query<{ id: string }>(
        'insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id',
        [`${name}@example.com`],
      );
      return String(rows[0]?.id);
    },
    /** Opens a connection that runs as members; the caller closes it. */
    connect: () => openMemberConnection(url),
    url,
    /** Copies the database as it is, as a physical backup does. Nobody else may be connected. */
    takeBackup: () => withoutConnections('create database backup template postgres'),
    /** Replaces the database by the backup, which stays. Nobody else may be connected. */
    restoreBackup: () =>
      withoutConnections('drop database postgres with (force)', 'create database postgres template backup'),
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

export type RealPostgres = Awaited<ReturnType<typeof startRealPostgres>>;

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  // Stopping the server resets connections that are still closing.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Creates what hosted Supabase provides, which is the auth schema (here Lite's) and the API roles, and the product's schema. */
export async function migrate(
  url: string,
  migrations: readonly string[] = readMigrations(MIGRATIONS).map(({ sql }) => sql),
): Promise<void> {
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => undefined } });
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: testKeys.jwtSecret },
    options: { server: { admin: false, disableStudio: true } },
  });
  await app.ensureSystemSchema();
  await connection.driver.unsafe(readFileSync(PLATFORM_SQL, 'utf8'));
  await connection.close();
  const client = new pg.Client(url);
  await client.connect();
  for (const sql of migrations) await client.query(`begin; ${sql}; commit`);
  await client.end();
}
