import { accessSync, constants, mkdirSync } from 'node:fs';
import { reasonOf, StartupError } from '../startup-error.ts';

/** Creates the data folder, readable by its owner only, and checks that it is writable. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartupError(`Cannot write to the data folder "${dataDir}": ${reasonOf(error)}`);
  }
}
