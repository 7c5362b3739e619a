import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateKeys, type Keys, loadKeys, makeDataDir } from '../keys.ts';
import { StartupError } from '../startup-error.ts';

/** Locks the data folder and loads its keys, unless keys are given; `memory` needs neither, and has no file for the mails. */
export async function openStorage(dataDir: string, keys: Keys | undefined) {
  if (dataDir === 'memory') {
    return { keys: keys ?? (await generateKeys()), mailFile: null, release: async () => undefined };
  }
  makeDataDir(dataDir);
  const release = await lockDataDir(dataDir);
  return { keys: keys ?? (await loadKeys(dataDir)), mailFile: join(dataDir, 'mailbox.json'), release };
}

/**
 * Two processes on one PGlite folder corrupt it, and PGlite has no lock of its own. The lock is a local socket named after
 * the folder; the system closes it when the process crashes, so no stale lock remains.
 */
async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const address = lockAddress(dataDir);
  if (await isLocked(address)) {
    throw new StartupError(`The data folder "${dataDir}" is in use by another running server`);
  }
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = await listen(address);
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** Socket paths are limited in length, hence a digest in the system's temporary folder. */
function lockAddress(dataDir: string): string {
  const name = `keiko-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isLocked(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}
