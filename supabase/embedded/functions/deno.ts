import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const MISSING = 'Deno is missing: run "npm ci" again, it installs the "deno" package with its executable';
const EXECUTABLE = process.platform === 'win32' ? 'deno.exe' : 'deno';

/**
 * The Deno executable of the npm package. Its `deno` command is a Node wrapper whose child process we could not stop, so it
 * is only run once to install the executable where install scripts are disabled.
 */
export function findDeno(packageDir = denoPackageDir()): string {
  const path = join(packageDir, EXECUTABLE);
  if (!existsSync(path)) spawnSync(process.execPath, [join(packageDir, 'bin.cjs'), '--version'], { stdio: 'ignore' });
  if (!existsSync(path)) throw new StartupError(MISSING);
  return path;
}

function denoPackageDir(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('deno/package.json'));
  } catch {
    // Not installed is the only reason.
    throw new StartupError(MISSING);
  }
}
