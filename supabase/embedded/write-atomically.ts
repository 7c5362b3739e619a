import { renameSync, writeFileSync } from 'node:fs';

/** Writes and renames, so that a crash cannot destroy the file. Only the owner can read it. */
export function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
