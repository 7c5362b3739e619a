import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { findFreePort } from './postgres-server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSX = import.meta.resolve('tsx');
const Keys = v.object({ publishableKey: v.string(), adminPassword: v.string() });

type Env = Readonly<Record<string, string>>;

/** `npm start` of this project as a process of its own, with its data in a folder. */
export async function startProcess(dataDir: string, env: Env = {}) {
  const port = await findFreePort();
  const server = spawn(process.execPath, ['--import', TSX, 'supabase/embedded/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), KEIKO_DATA: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('ready\n') && resolve());
    server.once('exit', () => reject(new Error('npm start has ended')));
  });
  return {
    url: `http://localhost:${port}`,
    keys: v.parse(Keys, JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** Runs a script of this project to its end. */
export async function runScript(script: string, args: readonly string[], env: Env = {}) {
  const child = spawn(process.execPath, ['--import', TSX, script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, lines: stdout.trim().split('\n'), stderr };
}
