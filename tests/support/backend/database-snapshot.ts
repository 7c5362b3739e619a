import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BackendOptions, startBackend } from '../../../supabase/embedded/backend.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/keiko-database');
const MAX_ARCHIVES = 6;

type Sources = Pick<BackendOptions, 'migrationsDir' | 'seedFiles'>;

/** Sources of an empty database. */
export const noSources: Sources = { migrationsDir: join(CACHE, 'none'), seedFiles: [] };

/**
 * Reads an archive of a migrated database, cached by the hash of the migrations.
 * Unpacking it takes a fifth of the time of creating and migrating a database.
 */
export async function readDatabaseSnapshot(sources: Sources): Promise<Blob> {
  const file = join(CACHE, `${hashOf(sources)}.tar`);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return new Blob([readFileSync(file)]);
  }
  const archive = await makeSnapshot(sources);
  mkdirSync(CACHE, { recursive: true });
  deleteLeastUsed();
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await archive.arrayBuffer()));
  renameSync(partial, file);
  return archive;
}

/** Creating a database takes seconds, so every snapshot starts from a cached empty one. */
async function makeSnapshot(sources: Sources): Promise<Blob> {
  const snapshot = sources === noSources ? undefined : await readDatabaseSnapshot(noSources);
  const backend = await startBackend({ ...sources, dataDir: 'memory', origin: 'http://localhost', snapshot });
  const archive = await backend.dump();
  await backend.close();
  return archive;
}

function deleteLeastUsed(): void {
  const files = readdirSync(CACHE).map((name) => join(CACHE, name));
  const byUse = files.map((file) => ({ file, usedAt: statSync(file).mtimeMs })).sort((a, b) => b.usedAt - a.usedAt);
  for (const { file } of byUse.slice(MAX_ARCHIVES - 1)) rmSync(file, { force: true });
}

function hashOf({
  migrationsDir = join(ROOT, 'supabase/migrations'),
  seedFiles = [join(ROOT, 'supabase/seed.sql')],
}: Sources) {
  const hash = createHash('sha256');
  const migrations = existsSync(migrationsDir) ? readdirSync(migrationsDir).sort() : [];
  const files = [
    ...migrations.map((name) => join(migrationsDir, name)),
    ...seedFiles,
    join(ROOT, 'supabase/embedded/database/platform.sql'),
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
    join(ROOT, 'node_modules/@supabase/lite/package.json'),
  ];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
