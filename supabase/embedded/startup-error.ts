import { inspect } from 'node:util';

/** A start-up failure that the operator can fix; shown as one line without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** What PGlite's file system throws is no Error and has only a number, WASI's. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  2: 'access denied',
  20: 'a part of a database is there',
  29: 'the disk fails',
  44: 'a file is missing',
  51: 'the disk is full',
  54: 'a file is in the place of a folder',
  69: 'the disk is read-only',
};

/** The message of a thrown value. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { errno } = Object(error);
  return FILE_ERRORS[errno] ?? (typeof error === 'string' ? error : inspect(error, { breakLength: Infinity }));
}
