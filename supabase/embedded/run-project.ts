import { serveProject } from './serve-project.ts';
import { readSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

/** The process of `npm start` and `npm run dev`; shuts down on SIGINT and SIGTERM, a failed start is one line. */
export async function runProject(root: string, mode: 'preview' | 'dev', isAsSpecified = false): Promise<void> {
  try {
    const settings = readSettings(process.env, root, isAsSpecified);
    const served = await serveProject({ root, mode, settings, log: printError });
    closeOnSignal(served.close);
    for (const line of [...served.addresses, 'ready']) process.stdout.write(`${line}\n`);
  } catch (error) {
    printError(formatError(error));
    process.exit(1);
  }
}

function closeOnSignal(close: () => Promise<void>): void {
  const end = (): void => void close().finally(() => process.exit(0));
  // Vite's own SIGTERM handler would exit before the database is closed.
  process.removeAllListeners('SIGTERM');
  process.once('SIGINT', end).once('SIGTERM', end);
  if (process.env.npm_lifecycle_event) onParentExit(end);
}

/** npm and its shell do not forward SIGTERM to the script, so poll for a changed parent process. */
function onParentExit(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
}

/** Any error but a `StartupError` is a bug and keeps its stack. */
function formatError(error: unknown): string {
  if (error instanceof StartupError) return `keiko: ${error.message.replace(/\s*\n\s*/g, ' ')}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}
