import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ARCHIVE = 'build.tar.gz';

/** Stores a built app in the folder of a release, without its store pictures. */
export function packBuild(dist: string, folder: string): void {
  execFileSync('tar', ['-czf', join(folder, ARCHIVE), '--exclude=./screenshots', '-C', dist, '.']);
}

/** Returns a new folder with the built app of a release. */
export function unpackBuild(folder: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'keiko-release-'));
  execFileSync('tar', ['-xzf', join(folder, ARCHIVE), '-C', dist]);
  return dist;
}
