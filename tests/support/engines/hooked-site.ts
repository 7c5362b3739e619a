import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordErrors } from './page-errors.ts';

export interface HookedSite {
  /** The folder to serve. */
  readonly folder: string;
  /** Runs a self-contained function before the scripts of every page that is loaded from now on; null: none. */
  readonly runBeforeApp: (script: (() => void) | null) => Promise<void>;
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
  async function runBeforeApp(script: (() => void) | null) {
    const source = `(${recordErrors})();${script === null ? '' : `(${script})();`}`;
    const hash = createHash('sha256').update(source).digest('base64');
    await writeFile(join(folder, 'index.html'), insert(page, '<head>', `<script>${source}</script>`));
    await writeFile(join(folder, '_headers'), insert(headers, "script-src 'self'", ` 'sha256-${hash}'`));
  }
  await runBeforeApp(null);
  return { folder, runBeforeApp, remove: () => rm(folder, { recursive: true, force: true }) };
}

function insert(text: string, after: string, added: string): string {
  if (!text.includes(after)) throw new Error(`Cannot find "${after}" in the built app`);
  return text.replace(after, () => `${after}${added}`);
}
