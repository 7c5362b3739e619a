import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { applyMigrations, applySeed, isMigrated, readMigrations } from './migrations.ts';
import { reasonOf, StartupError } from './startup-error.ts';

const PLATFORM_SQL = new URL('./platform.sql', import.meta.url);

/** Where the database lives: a folder, or `memory`, optionally filled from an earlier `dumpDataDir`. */
export type DatabasePlace = { readonly dataDir: string; readonly snapshot?: Blob | undefined };

/** Opens PGlite for Supabase Lite. */
export async function openDatabase({ dataDir, snapshot }: DatabasePlace): Promise<PgliteConnection> {
  try {
    const connection = await createPgliteConnection({
      ...(dataDir === 'memory' ? {} : { url: join(dataDir, 'postgres') }),
      ...(snapshot ? { pgliteOptions: { loadDataDir: snapshot } } : {}),
    });
    await connection.driver.waitReady;
    keepGrants(connection);
    return connection;
  } catch (error) {
    throw new StartupError(`Cannot open the database in "${dataDir}": ${reasonOf(error)}`);
  }
}

export type SqlFiles = { readonly migrationsDir: string; readonly seedFile: string };

/** Brings the database up to what the product needs: the platform's schemas and roles, the migrations, the seed. */
export async function prepareDatabase(app: App, connection: PgliteConnection, files: SqlFiles): Promise<void> {
  const { driver } = connection;
  await app.ensureSystemSchema();
  // Once only: its generous default privileges would undo what the first migration takes back.
  if (!(await isMigrated(driver))) await driver.exec(readFileSync(PLATFORM_SQL, 'utf8'));
  await applyMigrations(driver, readMigrations(files.migrationsDir));
  await applySeed(driver, files.seedFile);
  await connection.clearSchemaCache();
}

/**
 * At the first request Lite grants ALL on every table of every schema with row-level security to anon and
 * authenticated, which would undo the column grants and revokes of the migrations; and without such a table it
 * runs requests as superuser. Telling it that its role set-up is done switches both off.
 */
function keepGrants(connection: PgliteConnection): void {
  if (!Reflect.has(connection, 'rlsState')) {
    throw new Error('this version of @supabase/lite no longer has the "rlsState" switch');
  }
  Reflect.set(connection, 'rlsState', 'active');
}
