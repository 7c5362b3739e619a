import { createECDH } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type BackendOptions, startBackend } from '../../../supabase/embedded/backend.ts';
import { loadKeys } from '../../../supabase/embedded/keys.ts';
import { StartupError } from '../../../supabase/embedded/startup-error.ts';
import { isPassword, parsePasswordHash } from '../../../supabase/functions/_shared/password-hash.ts';
import { noSources, readDatabaseSnapshot } from '../../support/backend/database-snapshot.ts';
import { notesSources } from './notes-backend.ts';

// Real processes and databases on disk can take minutes on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'keiko-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const origin = 'http://localhost:4173';

/** Starts on a folder; a new one is restored from an empty snapshot, which is faster than creating a database. */
const start = async (name: string, options: Partial<BackendOptions> = {}) => {
  const dataDir = join(folder, name);
  const snapshot = existsSync(join(dataDir, 'postgres')) ? undefined : await readDatabaseSnapshot(noSources);
  return startBackend({ ...notesSources, dataDir, origin, snapshot, ...options });
};

/** Writes the files to a migrations folder. */
const migrations = (name: string, files: Readonly<Record<string, string>>): string => {
  const dir = join(folder, name);
  mkdirSync(dir, { recursive: true });
  for (const [file, sql] of Object.entries(files)) writeFileSync(join(dir, file), sql);
  return dir;
};

describe('keys', () => {
  test('are generated at the first start, readable by the owner only, and kept', async () => {
    const dir = join(folder, 'keys');
    const first = await loadKeys(dir);
    expect(await loadKeys(dir)).toEqual(first);
    expect(statSync(join(dir, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(first.publishableKey).toMatch(/^sb_publishable_\S{20,}$/);
    expect(first.secretKey).toMatch(/^sb_secret_\S{20,}$/);
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(64);
    const vapid = createECDH('prime256v1');
    vapid.setPrivateKey(first.vapidPrivateKey, 'base64url');
    expect(vapid.getPublicKey('base64url')).toBe(first.vapidPublicKey);
    expect((await loadKeys(join(folder, 'other keys'))).jwtSecret).not.toBe(first.jwtSecret);
  });

  test('keep fields of a later version', async () => {
    const dir = join(folder, 'later');
    const keys = await loadKeys(dir);
    writeFileSync(join(dir, 'keys.json'), JSON.stringify({ ...keys, vapid: { publicKey: 'p' } }));
    expect(await loadKeys(dir)).toMatchObject({ vapid: { publicKey: 'p' } });
  });

  test('gain fields that an earlier version lacks', async () => {
    const dir = join(folder, 'earlier');
    const { publishableKey, secretKey, jwtSecret } = await loadKeys(dir);
    const earlier = { publishableKey, secretKey, jwtSecret };
    writeFileSync(join(dir, 'keys.json'), JSON.stringify(earlier));
    const keys = await loadKeys(dir);
    expect(keys).toMatchObject(earlier);
    expect(JSON.parse(readFileSync(join(dir, 'keys.json'), 'utf8'))).toEqual(keys);
    expect(readdirSync(dir)).toEqual(['keys.json']);
    expect(statSync(join(dir, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(await loadKeys(dir)).toEqual(keys);
  });

  test('hash a changed admin password after its hash was removed', async () => {
    const dir = join(folder, 'own password');
    const { adminPasswordHash: _hash, ...keys } = await loadKeys(dir);
    writeFileSync(join(dir, 'keys.json'), JSON.stringify({ ...keys, adminPassword: 'a password of my own' }));
    const { adminPassword, adminPasswordHash } = await loadKeys(dir);
    const hash = parsePasswordHash(adminPasswordHash);
    expect(hash !== null && (await isPassword(adminPassword, hash))).toBe(true);
    expect(adminPassword).toBe('a password of my own');
  });

  test('are never replaced when the file is damaged', async () => {
    const dir = join(folder, 'damaged');
    await loadKeys(dir);
    writeFileSync(join(dir, 'keys.json'), '{"publishableKey":');
    await expect(loadKeys(dir)).rejects.toThrow(`Cannot read the keys in "${join(dir, 'keys.json')}"`);
    expect(readFileSync(join(dir, 'keys.json'), 'utf8')).toBe('{"publishableKey":');
  });
});

describe('keys beside a database', () => {
  test('are missing: the start is refused, until they are back or new ones are asked for', async () => {
    await (await start('keyless')).close();
    const file = join(folder, 'keyless/keys.json');
    const old = readFileSync(file, 'utf8');
    rmSync(file);
    await expect(start('keyless')).rejects.toThrow(`"${file}" is missing beside its database: put it back`);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, old);
    await (await start('keyless')).close();
    writeFileSync(file, '{}');
    const renewed = await start('keyless');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(renewed.keys);
    expect(renewed.keys.jwtSecret).not.toBe(JSON.parse(old).jwtSecret);
    await renewed.close();
  });
});

describe('a database that does not open', () => {
  test('is reported in one line with what to do, and leaves the folder free', async () => {
    await (await start('damaged database')).close();
    const dataDir = join(folder, 'damaged database');
    truncateSync(join(dataDir, 'postgres/global/pg_control'));
    const failure = await start('damaged database').then(String, (error: unknown) => error);
    expect(failure).toBeInstanceOf(StartupError);
    const { message } = failure as StartupError;
    expect(message).toMatch(
      /^Cannot open the database in "[^"\n]+": [^\n{}[\]]+ Check the disk; [^\n]+ to start empty$/,
    );
    rmSync(join(dataDir, 'postgres'), { recursive: true, force: true });
    await (await start('damaged database')).close();
  });

  test('at the first start leaves no part of a database in the way of the next', async () => {
    await expect(start('half', { snapshot: new Blob(['no archive']) })).rejects.toThrow('Cannot open the database');
    expect(existsSync(join(folder, 'half/postgres'))).toBe(false);
    await (await start('half')).close();
  });
});

describe('data folder', () => {
  test('keeps the database across a restart and runs each migration and the seed once', async () => {
    const seedFile = join(folder, 'seed.sql');
    writeFileSync(seedFile, "insert into public.notes (user_id, id) values (gen_random_uuid(), 'seeded');");
    const first = await start('kept', { seedFiles: [seedFile] });
    await first.sql('insert into public.notes (user_id, id) values (gen_random_uuid(), $1)', ['written']);
    await first.close();
    const second = await start('kept', { seedFiles: [seedFile] });
    expect(await second.sql('select id from public.notes order by id')).toEqual([{ id: 'seeded' }, { id: 'written' }]);
    expect(await second.sql('select version, name from supabase_migrations.schema_migrations')).toEqual([
      { version: '20260101000000', name: 'create_notes' },
    ]);
    await second.close();
  });

  test('keeps the default privileges that the first migration revoked', async () => {
    const close = 'alter default privileges in schema public revoke all on tables from anon, authenticated;';
    const first = await start('closed', {
      migrationsDir: migrations('closed-sql', { '20260101000000_close.sql': close }),
    });
    await first.close();
    const later = { '20260102000000_later.sql': 'create table public.later (n int);' };
    const second = await start('closed', { migrationsDir: migrations('closed-sql', later) });
    expect(await second.sql(`select has_table_privilege('anon', 'public.later', 'select') as open`)).toEqual([
      { open: false },
    ]);
    await second.close();
  });

  test('reports in one line that it is not writable', async () => {
    writeFileSync(join(folder, 'a file'), '');
    await expect(start('a file/data')).rejects.toThrow(
      `Cannot write to the data folder "${join(folder, 'a file/data')}"`,
    );
  });
});

describe('a broken migration', () => {
  test('is reported with the database’s message, is rolled back, and can be repaired', async () => {
    const files = { '20260101000000_good.sql': 'create table public.good (n int);' };
    const broken = {
      '20260102000000_broken.sql': 'create table public.half (n int); create table public.good (n int);',
    };
    const options = { migrationsDir: migrations('broken-sql', { ...files, ...broken }) };
    await expect(start('broken', options)).rejects.toThrow(
      '"20260102000000_broken.sql" failed in the database: relation "good" already exists',
    );
    migrations('broken-sql', { '20260102000000_broken.sql': 'create table public.half (n int);' });
    const repaired = await start('broken', options);
    expect(await repaired.sql('select * from public.half')).toEqual([]);
    await repaired.close();
  });

  test('that changed after it was applied is reported', async () => {
    const file = '20260101000000_base.sql';
    const options = { migrationsDir: migrations('changed-sql', { [file]: 'create table public.one (n int);' }) };
    await (await start('changed', options)).close();
    migrations('changed-sql', { [file]: 'create table public.one (n bigint);' });
    await expect(start('changed', options)).rejects.toThrow(`"${file}" has changed since it was applied`);
  });

  test('history with an unknown migration is reported', async () => {
    const options = {
      migrationsDir: migrations('newer', { '20260101000000_kept.sql': 'create table public.kept ();' }),
    };
    await (await start('newer', { migrationsDir: migrations('older', { '20251231000000_gone.sql': '' }) })).close();
    await expect(start('newer', options)).rejects.toThrow('The database has the migration "20251231000000"');
  });
});

describe('in memory', () => {
  test('the backend writes no files', async () => {
    const before = readdirSync(folder);
    const backend = await startBackend({
      ...notesSources,
      dataDir: 'memory',
      origin,
      snapshot: await readDatabaseSnapshot(noSources),
    });
    await backend.close();
    expect(readdirSync(folder)).toEqual(before);
  });
});
