import { Buffer } from 'node:buffer';
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** A PBKDF2-SHA256 hash, written as `pbkdf2-sha256$<rounds>$<salt>$<hash>` with salt and hash in base64url. */
type PasswordHash = NonNullable<ReturnType<typeof parsePasswordHash>>;

/** Fewer rounds are too weak; more would exceed the CPU limit of a function call. */
const MIN_ROUNDS = 600_000;
const MAX_ROUNDS = 2_000_000;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const FORMAT = /^pbkdf2-sha256\$(\d{6,7})\$([A-Za-z0-9_-]{22,86})\$([A-Za-z0-9_-]{43})$/;

/** Parses a hash; null when it is malformed or too weak. */
export function parsePasswordHash(text: string) {
  const [, digits = '', salt = '', hash = ''] = FORMAT.exec(text.trim()) ?? [];
  const rounds = Number(digits);
  if (rounds < MIN_ROUNDS || rounds > MAX_ROUNDS) return null;
  return { rounds, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, { rounds: MIN_ROUNDS, salt });
  return `pbkdf2-sha256$${MIN_ROUNDS}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether the password matches the hash, compared in constant time. */
export async function isPassword(password: string, expected: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, expected), expected.hash);
}

/** Normalizes to NFC, because characters such as が can be typed composed or decomposed. */
function derive(password: string, { rounds, salt }: Pick<PasswordHash, 'rounds' | 'salt'>): Promise<Buffer> {
  return promisify(pbkdf2)(password.normalize('NFC'), salt, rounds, HASH_BYTES, 'sha256');
}
