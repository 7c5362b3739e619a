import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const RUN_APP = join(HERE, 'fixtures/run-app.ts');

export type AppProcess = {
  readonly url: string;
  /** The output up to `ready`. */
  readonly stdout: string;
  /** Sends the signal and resolves with the exit code, null when a signal killed it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

type Env = Readonly<Record<string, string>>;
type Output = { readonly stdout: string; readonly stderr: string; readonly code: number | null };

export type TestProject = {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  /** Starts the server process and waits for `ready`. */
  readonly start: (mode?: 'preview' | 'dev', env?: Env) => Promise<AppProcess>;
  /** Runs a process that is expected to exit by itself. */
  readonly run: (env?: Env) => Promise<Output>;
  /** Kills remaining processes and deletes the folder. */
  readonly remove: () => void;
};

/** Copies the fixture app into a temporary folder. */
export async function createProject(): Promise<TestProject> {
  const root = mkdtempSync(join(tmpdir(), 'keiko-project-'));
  const dataDir = join(root, '.data');
  cpSync(join(HERE, 'fixtures/app'), root, { recursive: true });
  cpSync(join(HERE, 'fixtures/migrations'), join(root, 'supabase/migrations'), { recursive: true });
  const port = await freePort();
  const children: ChildProcess[] = [];
  const launch = (mode: string, env: Env) => {
    const { VITE_SUPABASE_URL: _url, VITE_SUPABASE_PUBLISHABLE_KEY: _key, ...inherited } = process.env;
    const command = [process.execPath, '--import', 'tsx', RUN_APP, root, mode];
    // npm runs scripts in a shell.
    const [file = '', ...args] = env.npm_lifecycle_event ? ['sh', '-c', '"$@"; exit $?', 'npm', ...command] : command;
    const child = spawn(file, args, {
      env: { ...inherited, NODE_ENV: 'production', PORT: String(port), KEIKO_DATA: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output.stderr += chunk.toString();
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, output, ended };
  };

  return {
    root,
    dataDir,
    port,
    start: async (mode = 'preview', env = {}) => {
      const { child, output, ended } = launch(mode, env);
      const ready = new Promise<void>((resolve) => {
        child.stdout.on('data', () => output.stdout.endsWith('ready\n') && resolve());
      });
      await Promise.race([
        ready,
        ended.then(() => Promise.reject(new Error(`The process exited early: ${output.stderr}`))),
      ]);
      return {
        url: `http://localhost:${env.PORT ?? port}`,
        stdout: output.stdout,
        end: (signal) => {
          child.kill(signal);
          return ended;
        },
      };
    },
    run: async (env = {}) => {
      const { output, ended } = launch('preview', env);
      const code = await ended;
      return { ...output, code };
    },
    remove: () => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const Mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string(), at: v.string() }));

export async function readMails(url: string) {
  return v.parse(Mails, await (await fetch(`${url}/__mail.json`)).json());
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
