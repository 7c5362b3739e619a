import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const SOCKET = /^server-[0-9a-f]{16}\.sock$/;
const ATTEMPTS = 8;

/**
 * Locks a folder for this process and returns the release; null while another process holds it. The lock is a listening socket
 * in the folder; the system closes it when its process ends. Each attempt first publishes a socket with a new name, then
 * looks for others, so of two attempts at once the later one sees the earlier. A socket that nobody answers can be removed at
 * any time, since its name never returns.
 */
export async function lockFolder(dataDir: string, warn: (line: string) => void): Promise<(() => Promise<void>) | null> {
  const path = realpathSync.native(dataDir);
  const key = createHash('sha256').update(path).digest('hex').slice(0, 16);
  if (process.platform === 'win32') {
    const pipe = await listen(`\\\\.\\pipe\\keiko-${key}`).catch(() => null);
    return pipe && (() => close(pipe));
  }
  try {
    return await lockWithSocket(path);
  } catch (error) {
    const folder = join(tmpdir(), `keiko-${key}`);
    warn(`"${path}" takes no socket (${error}): a second server with another TMPDIR than "${tmpdir()}" is not noticed`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockWithSocket(folder);
  }
}

async function lockWithSocket(folder: string): Promise<(() => Promise<void>) | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const name = `server-${randomBytes(8).toString('hex')}.sock`;
    const server = await within(folder, () => listen(`${name}.new`));
    // A socket refuses between its bind and its listen, so it gets the name that others look for only now.
    renameSync(join(folder, `${name}.new`), join(folder, name));
    const release = () => {
      rmSync(join(folder, name), { force: true });
      return close(server);
    };
    const others = readdirSync(folder).filter((other) => SOCKET.test(other) && other !== name);
    const answers = await Promise.all(others.map((other) => isAnswered(folder, other)));
    for (const [n, other] of others.entries()) if (!answers[n]) rmSync(join(folder, other), { force: true });
    if (!answers.includes(true)) return release;
    await release();
    // Two attempts at once may both see each other.
    await delay(20 + Math.random() * 100);
  }
  return null;
}

/** Runs a call with the folder as working directory: a socket's address has at most 103 bytes, and Node uses it within the call. */
function within<T>(folder: string, call: () => T): T {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return call();
  } finally {
    process.chdir(before);
  }
}

/** Whether a process holds the socket. A busy one answers too, and one of another user counts. */
function isAnswered(folder: string, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = within(folder, () => connect(name));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server)).unref();
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
