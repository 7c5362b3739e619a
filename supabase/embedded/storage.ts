import { join } from 'node:path';
import { makeDataDir } from './data-dir.ts';
import { lockDataDir } from './data-lock.ts';
import { generateKeys, type Keys, loadKeys } from './keys.ts';

/** What stands in the data folder beside the database. */
export type Storage = {
  readonly keys: Keys;
  /** File of the caught mails; null in memory. */
  readonly mailFile: string | null;
  /** Lets another process open the folder. */
  readonly release: () => Promise<void>;
};

/** Takes possession of the data folder, or needs none for `memory`. Given keys replace those of the folder. */
export async function openStorage(dataDir: string, keys: Keys | undefined): Promise<Storage> {
  if (dataDir === 'memory') {
    return { keys: keys ?? (await generateKeys()), mailFile: null, release: async () => undefined };
  }
  makeDataDir(dataDir);
  const release = await lockDataDir(dataDir);
  return { keys: keys ?? (await loadKeys(dataDir)), mailFile: join(dataDir, 'mailbox.json'), release };
}
