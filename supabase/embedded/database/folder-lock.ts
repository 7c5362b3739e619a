import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks a folder for this process and returns the release; null while another process holds it. The lock is a listening socket
 * named after the folder's real path, which the system closes when its process ends: on Linux and Windows without a file.
 */
export async function lockFolder(dataDir: string): Promise<(() => Promise<void>) | null> {
  const name = `keiko-${createHash('sha256').update(realpathSync.native(dataDir)).digest('hex').slice(0, 16)}`;
  const addresses: Partial<Record<NodeJS.Platform, string>> = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` };
  const file = join(tmpdir(), `${name}.sock`);
  const address = addresses[process.platform] ?? file;
  // Of a process that was killed.
  if (address === file && !(await isAnswered(file))) rmSync(file, { force: true });
  const server = await listen(address);
  return server && (() => new Promise<void>((done) => server.close(() => done())));
}

function isAnswered(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file, () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });
}

/** Null when the address is in use. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server)).unref();
  });
}
