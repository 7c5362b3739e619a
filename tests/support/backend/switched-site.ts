import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SwitchedSite {
  /** The folder to serve. */
  readonly folder: string;
  /** Atomically replaces the build; files of the previous one are gone. */
  readonly deploy: (dist: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Creates a site folder whose build can be replaced. */
export async function createSwitchedSite(first: string): Promise<SwitchedSite> {
  const home = await mkdtemp(join(tmpdir(), 'keiko-site-'));
  const folder = join(home, 'site');
  async function deploy(dist: string) {
    await symlink(dist, join(home, 'next'));
    await rename(join(home, 'next'), folder);
  }
  await deploy(first);
  return { folder, deploy, remove: () => rm(home, { recursive: true, force: true }) };
}
