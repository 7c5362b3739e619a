import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateApiKey } from '@supabase/lite';
import * as v from 'valibot';
import { lockFolder } from './database/folder-lock.ts';
import { addMissingSecrets, type ProjectSecrets } from './project-secrets.ts';
import { reasonOf, StartupError, writeAtomically } from './startup-error.ts';

/** The contents of the file. Unknown fields, from a later version, are kept. */
const StoredKeys = v.looseObject({
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  // Missing in files of earlier versions.
  adminPassword: v.optional(v.string()),
  adminPasswordHash: v.optional(v.string()),
  // Only where the admin screen has a second factor; written by hand.
  adminTotpSecret: v.optional(v.string()),
  vapidPublicKey: v.optional(v.string()),
  vapidPrivateKey: v.optional(v.string()),
});
type StoredKeys = v.InferOutput<typeof StoredKeys>;

export type Keys = StoredKeys & ProjectSecrets;

export async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return addMissingSecrets<StoredKeys>({
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(48).toString('base64url'),
  });
}

/** Reads `keys.json` of the data folder, adds missing keys and makes the file readable by its owner only. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  makeDataDir(dataDir);
  const path = keysFile(dataDir);
  if (existsSync(path)) chmodSync(path, 0o600);
  else if (existsSync(databaseDir(dataDir))) {
    throw new StartupError(
      `"${path}" is missing beside its database: put it back from a copy, or write {} into it for new keys, after which members log in again and switch notifications on again`,
    );
  }
  const stored = existsSync(path) ? readKeys(path) : null;
  const keys = stored === null ? await generateKeys() : await addMissingSecrets(stored);
  if (!isDeepStrictEqual(keys, stored)) writeAtomically(path, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}

/** Whether the data folder has an admin password already: a new one is shown once, when it is generated. */
export function hasAdminPassword(dataDir: string): boolean {
  const path = keysFile(dataDir);
  return existsSync(path) && readKeys(path)?.adminPassword !== undefined;
}

export function keysFile(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

/** Null where the operator asks for new keys by an empty object. */
function readKeys(path: string): StoredKeys | null {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isDeepStrictEqual(stored, {}) ? null : v.parse(StoredKeys, stored);
  } catch (error) {
    throw new StartupError(`Cannot read the keys in "${path}": ${reasonOf(error)}`);
  }
}

export function databaseDir(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Creates the data folder, readable by its owner only, and checks that it is writable. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartupError(`Cannot write to the data folder "${dataDir}": ${reasonOf(error)}`);
  }
}

/** Locks the data folder and loads its keys, unless keys are given; `memory` needs neither, and has no file for the mails. */
export async function openStorage(dataDir: string, keys: Keys | undefined) {
  if (dataDir === 'memory') {
    return { keys: keys ?? (await generateKeys()), mailFile: null, release: async () => undefined };
  }
  makeDataDir(dataDir);
  // Two processes on one PGlite folder corrupt it, and PGlite has no lock of its own.
  const release = await lockFolder(dataDir).catch((error: unknown) => {
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
