import { renameSync, writeFileSync } from 'node:fs';

/** A start-up failure that the operator can fix; shown as one line without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The message of a thrown value. What PGlite's file system throws is no Error and has only a number, WASI's. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(Object(error).errno ?? error);
}

/** Writes to the disk and renames, so that neither a crash nor a power cut can destroy the file. Only the owner can read it. */
export function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
