import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateApiKey } from '@supabase/lite';
import * as v from 'valibot';
import { hashPassword } from '../functions/_shared/password-hash.ts';
import { makeDataDir } from './data-dir.ts';
import { reasonOf, StartupError } from './startup-error.ts';

/** The secrets in the file. Fields unknown to this version (a later one's) are kept as they are. */
const StoredKeys = v.looseObject({
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  // A file of an earlier version lacks these.
  adminPassword: v.optional(v.string()),
  adminPasswordHash: v.optional(v.string()),
  vapidPublicKey: v.optional(v.string()),
  vapidPrivateKey: v.optional(v.string()),
});
type StoredKeys = v.InferOutput<typeof StoredKeys>;

/** The secrets of one installation. */
export interface Keys extends StoredKeys {
  readonly adminPassword: string;
  readonly adminPasswordHash: string;
  readonly vapidPublicKey: string;
  readonly vapidPrivateKey: string;
}

/** New keys from the system's random source. */
export async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return completeKeys({
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(48).toString('base64url'),
  });
}

/** Makes what is missing. Whoever puts another admin password into the file takes its hash out. */
async function completeKeys(stored: StoredKeys): Promise<Keys> {
  const { adminPassword = randomBytes(12).toString('base64url') } = stored;
  const known = stored.adminPassword === undefined ? undefined : stored.adminPasswordHash;
  const adminPasswordHash = known ?? (await hashPassword(adminPassword));
  return { ...stored, adminPassword, adminPasswordHash, ...vapidKeys(stored) };
}

/** The pair that push services know this server by, in base64url: the stored one, else a new one. */
function vapidKeys({ vapidPublicKey, vapidPrivateKey }: StoredKeys) {
  if (vapidPublicKey !== undefined && vapidPrivateKey !== undefined) return { vapidPublicKey, vapidPrivateKey };
  const { d, x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(String(x), 'base64url'), Buffer.from(String(y), 'base64url')];
  return { vapidPublicKey: Buffer.concat(point).toString('base64url'), vapidPrivateKey: String(d) };
}

/** Reads `keys.json` of the data folder, or makes what it lacks (at the first start all), readable by its owner only. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  makeDataDir(dataDir);
  const path = join(dataDir, 'keys.json');
  if (existsSync(path)) chmodSync(path, 0o600);
  const stored = existsSync(path) ? readKeys(path) : null;
  const keys = stored === null ? await generateKeys() : await completeKeys(stored);
  if (!isDeepStrictEqual(keys, stored)) writeWhole(path, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}

/** A stop half-way must not cost the keys: the new file takes the place of the old one in one step. */
function writeWhole(path: string, text: string): void {
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
