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
  const [, rounds = '', salt = '', hash = ''] = FORMAT.exec(text.trim()) ?? [];
  const parsed = { rounds: Number(rounds), salt: decode(salt), hash: decode(hash) };
  const isValid =
    parsed.rounds >= MIN_ROUNDS &&
    parsed.rounds <= MAX_ROUNDS &&
    parsed.salt.length >= SALT_BYTES &&
    parsed.hash.length === HASH_BYTES;
  return isValid ? parsed : null;
}

/** Hashes a password with a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, { rounds: MIN_ROUNDS, salt });
  return `pbkdf2-sha256$${MIN_ROUNDS}$${encode(salt)}$${encode(hash)}`;
}

/** Whether the password matches the hash, compared in constant time. */
export async function isPassword(password: string, expected: PasswordHash): Promise<boolean> {
  const hash = await derive(password, expected);
  return hash.reduce((difference, byte, index) => difference | (byte ^ (expected.hash[index] ?? 0)), 0) === 0;
}

/** Normalizes to NFC, because characters such as が can be typed composed or decomposed. */
async function derive(password: string, { rounds, salt }: Pick<PasswordHash, 'rounds' | 'salt'>) {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const method = { name: 'PBKDF2', hash: 'SHA-256', iterations: rounds, salt };
  return new Uint8Array(await crypto.subtle.deriveBits(method, key, HASH_BYTES * 8));
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
