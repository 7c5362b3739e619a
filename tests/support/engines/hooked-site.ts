import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toExpression, toSource } from './dom-queries.ts';
import { recordErrors } from './page-errors.ts';

const WORKER = 'service-worker.js';

export interface HookedSite {
  /** The folder to serve. */
  readonly folder: string;
  /** Adds a self-contained function that runs before the scripts of every page that is loaded from now on. */
  readonly runBeforeApp: <A = undefined>(run: (argument: A) => void, argument?: A) => Promise<void>;
  /** Runs a self-contained function before the script of every worker that is installed from now on. */
  readonly runBeforeWorker: (run: () => void) => Promise<void>;
  /** Removes all of these functions. */
  readonly reset: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Copies a built app and puts an inline script into its page that records errors, for WebKitWebDriver can neither run a
 * script before those of a page nor report its console. The policy of the copy allows this one script.
 */
export async function createHookedSite(dist: string): Promise<HookedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'keiko-hooked-'));
  await cp(dist, folder, { recursive: true });
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  const worker = await readFile(join(dist, WORKER), 'utf8');
  async function writePage(scripts: string) {
    const source = `${toSource(recordErrors)}();${scripts}`;
    const hash = createHash('sha256').update(source).digest('base64');
    await writeFile(join(folder, 'index.html'), insert(page, '<head>', `<script>${source}</script>`));
    await writeFile(join(folder, '_headers'), insert(headers, "script-src 'self'", ` 'sha256-${hash}'`));
  }
  let added = '';
  async function reset() {
    added = '';
    await writePage(added);
    await writeFile(join(folder, WORKER), worker);
  }
  await reset();
  return {
    folder,
    runBeforeApp: (run, argument) => {
      added += `${toSource(run)}(${toExpression(argument)});`;
      return writePage(added);
    },
    runBeforeWorker: (run) => writeFile(join(folder, WORKER), `${toSource(run)}();${worker}`),
    reset,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function insert(text: string, after: string, added: string): string {
  if (!text.includes(after)) throw new Error(`Cannot find "${after}" in the built app`);
  return text.replace(after, () => `${after}${added}`);
}
