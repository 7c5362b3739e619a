import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** The files of a commit, where their imports find the packages of this checkout. Returns the folder. */
export function checkOut(commit: string): string {
  const folder = resolve('node_modules/.cache/keiko-bench', commit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return folder;
}
