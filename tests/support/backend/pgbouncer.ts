import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGBOUNCER } from './debian-packages.ts';
import { findFreePort } from './postgres-server.ts';
import { isAccepting, startUntil, stopProcess, systemUser } from './system-process.ts';

/**
 * Starts pgbouncer before a database, with at most `size` connections to it. With the mode `transaction` each transaction of
 * a client may get another connection.
 */
export async function startPgBouncer(
  databaseUrl: string,
  { mode, size }: { readonly mode: 'transaction' | 'session'; readonly size: number },
) {
  const { hostname, port: databasePort, username, password } = new URL(databaseUrl);
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'keiko-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
postgres = host=${hostname} port=${databasePort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
ignore_startup_parameters = extra_float_digits
`,
  );
  await chmod(folder, 0o755);
  const child = spawn(PGBOUNCER, ['-q', file], { ...systemUser('postgres'), stdio: 'ignore' });
  const url = `postgres://${username}:${password}@127.0.0.1:${port}/postgres`;
  await startUntil(child, () => isAccepting(url));
  return {
    url,
    stop: async () => {
      await stopProcess(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
