import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { databaseDir } from '../keys.ts';
import { reasonOf, StartupError } from '../startup-error.ts';
import { applyMigrations, applySeed, isMigrated, readMigrations } from './migrations.ts';

const PLATFORM_SQL = new URL('./platform.sql', import.meta.url);
const REALTIME_SQL = new URL('../realtime/realtime.sql', import.meta.url);

/** Opens PGlite for Supabase Lite, in a folder or in `memory`, optionally restored from an earlier `dumpDataDir`. */
export async function openDatabase(dataDir: string, snapshot: Blob | undefined): Promise<PgliteConnection> {
  const isNew = dataDir !== 'memory' && !existsSync(databaseDir(dataDir));
  try {
    const connection = await createPgliteConnection({
      ...(dataDir === 'memory' ? {} : { url: databaseDir(dataDir) }),
      pgliteOptions: { parsers: { [TIMESTAMPTZ]: jsonInstant }, ...(snapshot ? { loadDataDir: snapshot } : {}) },
    });
    await connection.driver.waitReady;
    disableLiteGrants(connection);
    return connection;
  } catch (error) {
    // A part of a database would be in the way of the next start.
    if (isNew) rmSync(databaseDir(dataDir), { recursive: true, force: true });
    throw databaseError(dataDir, error);
  }
}

/** A failure of the database at the start, with what to do about it. */
export function databaseError(dataDir: string, error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  const files = databaseDir(dataDir);
  return new StartupError(
    `Cannot open the database in "${dataDir}": ${reasonOf(error)}. Check the disk; if files are damaged, put a copy of "${files}" back, or remove it to start empty`,
  );
}

/** The id of the type `timestamptz`. */
const TIMESTAMPTZ = 1184;

/** An instant as PostgreSQL prints it in JSON, thus as PostgREST answers it: `2026-11-28T18:23:04.44+00:00`. */
function jsonInstant(printed: string): string {
  return printed.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');
}

type SqlFiles = { readonly migrationsDir: string; readonly seedFiles: readonly string[] };

/** Applies the platform's schemas and roles, the migrations and the seed. */
export async function prepareDatabase(app: App, connection: PgliteConnection, files: SqlFiles): Promise<void> {
  const { driver } = connection;
  await app.ensureSystemSchema();
  // Only once: its default privileges would undo the revokes of the first migration.
  if (!(await isMigrated(driver))) await driver.exec(readFileSync(PLATFORM_SQL, 'utf8'));
  await applyMigrations(driver, readMigrations(files.migrationsDir));
  await driver.exec(readFileSync(REALTIME_SQL, 'utf8'));
  for (const file of files.seedFiles) await applySeed(driver, file);
  await connection.clearSchemaCache();
}

/**
 * At the first request Lite grants ALL on every table with row-level security to anon and authenticated, which would undo
 * the grants of the migrations; without such a table it runs requests as superuser. Marking its role set-up as done
 * disables both.
 */
export function disableLiteGrants(connection: object): void {
  if (!Reflect.has(connection, 'rlsState')) {
    throw new Error('This version of @supabase/lite no longer has the "rlsState" switch');
  }
  Reflect.set(connection, 'rlsState', 'active');
}
