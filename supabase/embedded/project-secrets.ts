import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { hashPassword } from '../functions/_shared/password-hash.ts';

/** The secrets that every project has, embedded or hosted. */
export interface ProjectSecrets {
  readonly adminPassword: string;
  readonly adminPasswordHash: string;
  readonly vapidPublicKey: string;
  readonly vapidPrivateKey: string;
}
type StoredSecrets = { readonly [Name in keyof ProjectSecrets]?: string | undefined };

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
