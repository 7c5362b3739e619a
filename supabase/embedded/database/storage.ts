import { join } from 'node:path';
import { generateKeys, type Keys, loadKeys } from '../keys.ts';
import { makeDataDir } from './data-dir.ts';
import { lockDataDir } from './data-lock.ts';

/** The contents of the data folder besides the database. */
export type Storage = {
  readonly keys: Keys;
  /** File of the caught mails; null for `memory`. */
  readonly mailFile: string | null;
  readonly release: () => Promise<void>;
};

/** Locks the data folder and loads its keys, unless keys are given; `memory` needs neither. */
export async function openStorage(dataDir: string, keys: Keys | undefined): Promise<Storage> {
  if (dataDir === 'memory') {
    return { keys: keys ?? (await generateKeys()), mailFile: null, release: async () => undefined };
  }
  makeDataDir(dataDir);
  const release = await lockDataDir(dataDir);
  return { keys: keys ?? (await loadKeys(dataDir)), mailFile: join(dataDir, 'mailbox.json'), release };
}
