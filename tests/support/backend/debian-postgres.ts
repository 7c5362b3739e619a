import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DEBIAN_POSTGRES } from './debian-packages.ts';
import { findFreePort, type PostgresSettings, toFlags } from './postgres-server.ts';
import { isAccepting, startUntil, stopProcess, systemUser } from './system-process.ts';

const BIN = `lib/postgresql/${DEBIAN_POSTGRES}/bin`;
const LIB = `lib/postgresql/${DEBIAN_POSTGRES}/lib`;
const SHARE = `share/postgresql/${DEBIAN_POSTGRES}`;
const STAND_INS = fileURLToPath(new URL('stand-ins', import.meta.url));

/**
 * Starts Debian's PostgreSQL with pg_cron on a free port, with `user` as superuser. It offers the stand-ins for pg_net and
 * the Vault, in a copy of its own that finds extensions beside itself.
 */
export async function startDebianPostgres(user: string, settings: PostgresSettings = {}) {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'keiko-debian-postgres-'));
  await copyInstallation(folder);
  const data = join(folder, 'data');
  const owner = systemUser('postgres');
  if (owner !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  execFileSync(join(folder, BIN, 'initdb'), ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    stdio: 'ignore',
  });
  const flags = toFlags({
    port,
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_preload_libraries: 'pg_cron',
    'cron.use_background_workers': 'on',
    max_worker_processes: 24,
    ...settings,
  });
  const server: ChildProcess = spawn(join(folder, BIN, 'postgres'), ['-D', data, ...flags], {
    ...owner,
    stdio: 'ignore',
  });
  const urlFor = (name: string) => `postgres://${name}:password@127.0.0.1:${port}/postgres`;
  await startUntil(server, () => isAccepting(urlFor(user)));
  await addNewerFunctions(urlFor(user));
  return {
    /** Where the server has its data; its socket is beside. */
    data,
    port,
    /** Connection URL of a user; every password is accepted. */
    urlFor,
    stop: async () => {
      await stopProcess(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A stand-in for what PostgreSQL 17, which projects run on, has in addition. */
export async function addNewerFunctions(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set allow_system_table_mods = on;
    create function pg_catalog.pg_input_is_valid(text, text) returns boolean language plpgsql stable as $$
    begin
      execute format('select %L::%s', $1, $2);
      return true;
    exception when others then return false;
    end $$`);
  await client.end();
}

/** PostgreSQL looks for its libraries and extensions relative to its binary. */
async function copyInstallation(folder: string): Promise<void> {
  await mkdir(join(folder, BIN), { recursive: true });
  for (const program of ['initdb', 'postgres']) await cp(join('/usr', BIN, program), join(folder, BIN, program));
  await symlink(join('/usr', LIB), join(folder, LIB));
  await cp(join('/usr', SHARE), join(folder, SHARE), { recursive: true, dereference: true });
  for (const file of await readdir(STAND_INS)) await cp(join(STAND_INS, file), join(folder, SHARE, 'extension', file));
  await chmod(folder, 0o755);
}
