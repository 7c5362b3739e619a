import { renameSync, writeFileSync } from 'node:fs';

/** Writes to the disk and renames, so that neither a crash nor a power cut can destroy the file. Only the owner can read it. */
export function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
