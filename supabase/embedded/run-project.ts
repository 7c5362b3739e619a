import { type Served, serveProject } from './serve-project.ts';
import { readSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

/**
 * The process behind `npm start` and `npm run dev`: prints the addresses and then `ready`, ends cleanly on SIGINT and
 * SIGTERM, and says in one line why it could not start.
 */
export async function runProject(root: string, mode: 'preview' | 'dev'): Promise<void> {
  try {
    const settings = readSettings(process.env, root);
    const served = await serveProject({ root, mode, settings, log: printError });
    endWith(served);
    for (const line of [...served.addresses, 'ready']) process.stdout.write(`${line}\n`);
  } catch (error) {
    printError(describe(error));
    process.exit(1);
  }
}

function endWith({ close }: Served): void {
  const end = (): void => void close().finally(() => process.exit(0));
  // Vite listens to SIGTERM too and would end the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  process.once('SIGINT', end).once('SIGTERM', end);
  if (process.env.npm_lifecycle_event) whenAbandoned(end);
}

/** A SIGTERM to npm ends npm and the shell it runs scripts in, but does not come through to the script. */
function whenAbandoned(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
}

/** Anything but a `StartupError` is a defect and keeps its stack. */
function describe(error: unknown): string {
  if (error instanceof StartupError) return `keiko: ${error.message.replace(/\s*\n\s*/g, ' ')}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}
