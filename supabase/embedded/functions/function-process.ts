import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type FunctionProcessOptions = {
  readonly deno: string;
  /** The function's `index.ts`. */
  readonly entry: string;
  /** Folder that the function may read and import from, including `node_modules`. */
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
};

export type FunctionProcess = ReturnType<typeof startFunctionProcess>;

const RUN_FUNCTION = fileURLToPath(new URL('./run-function.ts', import.meta.url));
const START_TIMEOUT_MS = 20_000;
const LISTENING = /^Listening on http:\/\/(?:127\.0\.0\.1|localhost):(\d+)\/?/;

/**
 * Starts a function in Deno on a free loopback port, whose promise rejects when it exits or times out before it listens. Its
 * npm packages come from the project's `node_modules`.
 */
export function startFunctionProcess({ deno, entry, root, env, log }: FunctionProcessOptions) {
  const permissions = ['--no-prompt', '--allow-net', '--allow-env', `--allow-read=${root}`];
  const resolution = ['--no-lock', '--no-remote', '--node-modules-dir=manual'];
  const child = spawn(deno, ['run', ...permissions, ...resolution, RUN_FUNCTION, entry], {
    cwd: root,
    env: { ...env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { child, port: listeningPort(child, log) };
}

function listeningPort(child: ReturnType<typeof spawn>, log: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(`did not call Deno.serve within ${START_TIMEOUT_MS} ms`), START_TIMEOUT_MS);
    const fail = (reason: string): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`the function ${reason}`));
    };
    const onLine = (line: string): void => {
      const port = LISTENING.exec(line)?.[1];
      if (!port) log(line);
      else {
        clearTimeout(timer);
        resolve(Number(port));
      }
    };
    child.once('error', (error) => fail(`did not start: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended with ${code ?? signal} before it listened`));
    for (const output of [child.stdout, child.stderr]) if (output) createInterface(output).on('line', onLine);
  });
}

/** Resolves when the process has exited or could not be spawned. */
export async function exitOf(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await once(child, 'exit');
}

/** Stops the process, with SIGKILL after two seconds. */
export async function stopFunctionProcess(child: ChildProcess): Promise<void> {
  const force = setTimeout(() => child.kill('SIGKILL'), 2_000);
  child.kill('SIGTERM');
  await exitOf(child);
  clearTimeout(force);
}
