import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { reasonOf, StartupError } from '../startup-error.ts';
import type { Transaction } from './sql.ts';

export type SqlFile = { readonly version: string; readonly name: string; readonly path: string; readonly sql: string };

const MIGRATION = /^(\d{14})_(.+)\.sql$/;

/** The migrations of a folder in timestamp order. */
export function readMigrations(dir: string): readonly SqlFile[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .sort()
    .flatMap((file) => {
      const [, version, name] = MIGRATION.exec(file) ?? [];
      const path = join(dir, file);
      return version && name ? [{ version, name, path, sql: readFileSync(path, 'utf8') }] : [];
    });
}

export async function isMigrated(driver: PGlite): Promise<boolean> {
  const { rows } = await driver.query('select 1 from supabase_migrations.schema_migrations limit 1');
  return rows.length > 0;
}

/**
 * Applies the migrations that the history table does not list, one transaction per file, and records them as the Supabase
 * CLI does. Throws if an applied one has changed, as the baseline does until the first release. Lite's own runner is not used because it hides the database's message and prints to the console.
 */
export async function applyMigrations(driver: PGlite, migrations: readonly SqlFile[]): Promise<readonly SqlFile[]> {
  const { rows } = await driver.query<{ version: string; statements: readonly string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements]));
  const unknown = rows.find(({ version }) => !migrations.some((migration) => migration.version === version));
  if (unknown !== undefined) {
    throw new StartupError(
      `The database has the migration "${unknown.version}", which this version of the app does not: start the newer version, or without the data folder`,
    );
  }
  const changed = migrations.find(({ version, sql }) => applied.has(version) && applied.get(version)?.[0] !== sql);
  if (changed !== undefined) {
    throw new StartupError(
      `"${basename(changed.path)}" has changed since it was applied: start without the data folder`,
    );
  }
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  for (const migration of pending) {
    await runFile(driver, migration, async (tx) => {
      await tx.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [migration.version, migration.name, [migration.sql]],
      );
    });
  }
  return pending;
}

/** Runs a file of initial rows once per database. */
export async function applySeed(driver: PGlite, path: string): Promise<void> {
  if (!existsSync(path)) return;
  const file = basename(path);
  const { rows } = await driver.query('select 1 from supabase_migrations.seed_files where path = $1', [file]);
  if (rows.length > 0) return;
  const seed = { version: '', name: 'seed', path, sql: readFileSync(path, 'utf8') };
  await runFile(driver, seed, async (tx) => {
    await tx.query('insert into supabase_migrations.seed_files (path, hash) values ($1, md5($2))', [file, seed.sql]);
  });
}

async function runFile(driver: PGlite, file: SqlFile, record: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await driver.transaction(async (tx) => {
      await tx.exec(file.sql);
      await record(tx);
    });
  } catch (error) {
    throw new StartupError(`"${basename(file.path)}" failed in the database: ${reasonOf(error)}`);
  }
}
