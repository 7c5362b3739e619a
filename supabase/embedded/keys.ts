import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateApiKey } from '@supabase/lite';
import * as v from 'valibot';
import { hashPassword } from '../functions/_shared/password-hash.ts';
import { makeDataDir } from './database/data-dir.ts';
import { reasonOf, StartupError } from './startup-error.ts';

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

/** The secrets that a hosted project has as well. */
export interface ProjectSecrets {
  readonly adminPassword: string;
  readonly adminPasswordHash: string;
  readonly vapidPublicKey: string;
  readonly vapidPrivateKey: string;
}
type StoredSecrets = { readonly [Name in keyof ProjectSecrets]?: string | undefined };

/** The secrets of one installation. */
export type Keys = StoredKeys & ProjectSecrets;

/** Generates all keys. */
export async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return addMissingSecrets<StoredKeys>({
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(48).toString('base64url'),
  });
}

/** Generates missing secrets. To change the admin password, edit it in the file and remove its hash. */
export async function addMissingSecrets<Stored extends StoredSecrets>(
  stored: Stored,
): Promise<Stored & ProjectSecrets> {
  const { adminPassword = randomBytes(12).toString('base64url') } = stored;
  const storedHash = stored.adminPassword === undefined ? undefined : stored.adminPasswordHash;
  const adminPasswordHash = storedHash ?? (await hashPassword(adminPassword));
  return { ...stored, adminPassword, adminPasswordHash, ...vapidKeys(stored) };
}

/** The stored VAPID key pair in base64url, else a new one. */
function vapidKeys({ vapidPublicKey, vapidPrivateKey }: StoredSecrets) {
  if (vapidPublicKey !== undefined && vapidPrivateKey !== undefined) return { vapidPublicKey, vapidPrivateKey };
  const { d, x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(String(x), 'base64url'), Buffer.from(String(y), 'base64url')];
  return { vapidPublicKey: Buffer.concat(point).toString('base64url'), vapidPrivateKey: String(d) };
}

/** Reads `keys.json` of the data folder, adds missing keys and makes the file readable by its owner only. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  makeDataDir(dataDir);
  const path = keysFile(dataDir);
  if (existsSync(path)) chmodSync(path, 0o600);
  const stored = existsSync(path) ? readKeys(path) : null;
  const keys = stored === null ? await generateKeys() : await addMissingSecrets(stored);
  if (!isDeepStrictEqual(keys, stored)) writeAtomically(path, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}

/** Whether the data folder has an admin password already: a new one is shown once, when it is generated. */
export function hasAdminPassword(dataDir: string): boolean {
  const path = keysFile(dataDir);
  return existsSync(path) && readKeys(path).adminPassword !== undefined;
}

/** The file of the keys in a data folder. */
export function keysFile(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

/** Writes and renames, so that a crash cannot destroy the keys. Only the owner can read the file. */
export function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function readKeys(path: string): StoredKeys {
  try {
    return v.parse(StoredKeys, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new StartupError(`Cannot read the keys in "${path}": ${reasonOf(error)}`);
  }
}
