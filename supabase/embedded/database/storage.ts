import { join } from 'node:path';
import { generateKeys, type Keys, loadKeys, makeDataDir } from '../keys.ts';
import { reasonOf, StartupError } from '../startup-error.ts';
import { lockFolder } from './folder-lock.ts';

type Warn = (line: string) => void;

/** Locks the data folder and loads its keys, unless keys are given; `memory` needs neither, and has no file for the mails. */
export async function openStorage(dataDir: string, keys: Keys | undefined, warn: Warn) {
  if (dataDir === 'memory') {
    return { keys: keys ?? (await generateKeys()), mailFile: null, release: async () => undefined };
  }
  makeDataDir(dataDir);
  // Two processes on one PGlite folder corrupt it, and PGlite has no lock of its own.
  const release = await lockFolder(dataDir, warn).catch((error: unknown) => {
    throw new StartupError(`Cannot lock the data folder "${dataDir}": ${reasonOf(error)}`);
  });
  if (release === null) throw new StartupError(`The data folder "${dataDir}" is in use by another running server`);
  try {
    return { keys: keys ?? (await loadKeys(dataDir)), mailFile: join(dataDir, 'mailbox.json'), release };
  } catch (error) {
    await release();
    throw error;
  }
}
