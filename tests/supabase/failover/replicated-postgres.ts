import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DEBIAN_POSTGRES } from '../../support/backend/debian-packages.ts';
import { addNewerFunctions } from '../../support/backend/debian-postgres.ts';
import { openMemberConnection } from '../../support/backend/member-connection.ts';
import { findFreePort, toFlags } from '../../support/backend/postgres-server.ts';
import { migrate } from '../../support/backend/real-postgres.ts';
import { isAccepting, startUntil, systemUser } from '../../support/backend/system-process.ts';

const BIN = `/usr/lib/postgresql/${DEBIAN_POSTGRES}/bin`;

interface Server {
  readonly process: ChildProcess;
  readonly port: number;
  readonly url: string;
}

/** Debian's PostgreSQL with the product's schema and an asynchronous standby. */
export async function startReplicatedPostgres() {
  const owner = systemUser('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'keiko-failover-'));
  if (owner !== undefined) execFileSync('chown', [`${owner.uid}:${owner.gid}`, folder]);
  let generation = 0;
  const dataFolder = () => join(folder, String(generation));

  async function start(): Promise<Server> {
    const port = await findFreePort();
    const flags = toFlags({
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      wal_keep_size: '64MB',
      // The migrations schedule jobs where pg_cron is available.
      shared_preload_libraries: 'pg_cron',
      'cron.use_background_workers': 'on',
    });
    const process = spawn(join(BIN, 'postgres'), ['-D', dataFolder(), ...flags], { ...owner, stdio: 'ignore' });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await startUntil(process, () => isAccepting(url));
    return { process, port, url };
  }

  /** Copies the primary while it runs, and lets the copy follow it. */
  async function startStandby(primary: Server): Promise<Server> {
    generation += 1;
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    execFileSync(join(BIN, 'pg_basebackup'), ['-D', dataFolder(), '-R', '-X', 'stream', '-c', 'fast', ...from], {
      ...owner,
    });
    return start();
  }

  execFileSync(join(BIN, 'initdb'), ['-D', dataFolder(), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    stdio: 'ignore',
  });
  let primary = await start();
  await addNewerFunctions(primary.url);
  await migrate(primary.url);
  let standby = await startStandby(primary);

  /** A server as the database of a `startRealApi()`. */
  const databaseOf = (server: () => Server) => ({
    url: server().url,
    sql: (text: string, params?: readonly unknown[]) => query(server(), text, params),
    connect: () => openMemberConnection(server().url),
  });

  return {
    url: () => primary.url,
    primary: () => databaseOf(() => primary),
    standby: () => databaseOf(() => standby),
    /** Stops sending to the standby: what is committed from now on is lost with the primary. */
    async lag() {
      for (const pid of await senders(primary)) process.kill(pid, 'SIGSTOP');
    },
    /** Sends again what the standby lacks, and waits until it has it. */
    async catchUp() {
      for (const pid of await senders(primary)) process.kill(pid, 'SIGCONT');
      const [{ lsn } = {}] = await query(primary, 'select pg_current_wal_lsn()::text as lsn');
      const isThere = 'select where pg_last_wal_replay_lsn() >= $1::pg_lsn';
      while ((await query(standby, isThere, [lsn])).length === 0) await delay(50);
    },
    /** Kills the primary, promotes the standby, and starts another standby. */
    async failOver() {
      const orphans = await senders(primary);
      kill(primary.process);
      for (const pid of orphans) process.kill(pid, 'SIGKILL');
      await query(standby, 'select pg_promote(true, 60)');
      primary = standby;
      standby = await startStandby(primary);
      rmSync(join(folder, String(generation - 2)), { recursive: true, force: true });
    },
    sql: (text: string, params: readonly unknown[] = []) => query(primary, text, params),
    async close() {
      for (const server of [primary, standby]) kill(server.process);
      await delay(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ReplicatedPostgres = Awaited<ReturnType<typeof startReplicatedPostgres>>;

function kill(child: ChildProcess) {
  if (child.exitCode === null) child.kill('SIGKILL');
}

async function senders(server: Server): Promise<readonly number[]> {
  return (await query(server, 'select pid from pg_stat_replication')).map(({ pid }) => Number(pid));
}

async function query(server: Server, text: string, params: readonly unknown[] = []) {
  const client = new pg.Client(server.url);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, [...params]);
  await client.end();
  return rows;
}
