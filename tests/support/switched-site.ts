import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SwitchedSite {
  /** The folder to serve. */
  readonly folder: string;
  /** Puts another build in its place at once: of the one before, nothing is left on the server. */
  readonly deploy: (dist: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A folder that is now one build of the app, now another. */
export async function switchedSite(first: string): Promise<SwitchedSite> {
  const home = await mkdtemp(join(tmpdir(), 'keiko-site-'));
  const folder = join(home, 'site');
  async function deploy(dist: string) {
    await symlink(dist, join(home, 'next'));
    await rename(join(home, 'next'), folder);
  }
  await deploy(first);
  return { folder, deploy, remove: () => rm(home, { recursive: true, force: true }) };
}
