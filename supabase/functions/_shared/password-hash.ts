/** A password's hash: PBKDF2 with SHA-256, as text `pbkdf2-sha256$<rounds>$<salt>$<hash>`, both parts in base64url. */
interface PasswordHash {
  readonly rounds: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** Fewer rounds are no protection, and more than the most would let nobody in: the platform ends a slow call. */
const FEWEST_ROUNDS = 600_000;
const MOST_ROUNDS = 2_000_000;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const FORMAT = /^pbkdf2-sha256\$(\d{6,7})\$([A-Za-z0-9_-]{22,86})\$([A-Za-z0-9_-]{43})$/;

/** A hash out of its text; null for anything but one that can be trusted. */
export function parsePasswordHash(text: string): PasswordHash | null {
  const [, rounds = '', salt = '', hash = ''] = FORMAT.exec(text.trim()) ?? [];
  const parsed = { rounds: Number(rounds), salt: decode(salt), hash: decode(hash) };
  const isSound =
    parsed.rounds >= FEWEST_ROUNDS &&
    parsed.rounds <= MOST_ROUNDS &&
    parsed.salt.length >= SALT_BYTES &&
    parsed.hash.length === HASH_BYTES;
  return isSound ? parsed : null;
}

/** A new hash of a password, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, { rounds: FEWEST_ROUNDS, salt });
  return `pbkdf2-sha256$${FEWEST_ROUNDS}$${encode(salt)}$${encode(hash)}`;
}

/** Whether this is the password. It takes the same time whichever byte differs. */
export async function isPassword(password: string, expected: PasswordHash): Promise<boolean> {
  const hash = await derive(password, expected);
  return hash.reduce((difference, byte, index) => difference | (byte ^ (expected.hash[index] ?? 0)), 0) === 0;
}

/** Letters that can be typed in two ways, such as が, count as the same. */
async function derive(password: string, { rounds, salt }: Pick<PasswordHash, 'rounds' | 'salt'>) {
  const letters = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', letters, 'PBKDF2', false, ['deriveBits']);
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
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
