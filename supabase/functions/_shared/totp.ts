import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which a code is shown. */
const STEP_SECONDS = 30;

const DIGITS = 6;

/** Shorter secrets are too weak (RFC 4226); authenticator apps take longer ones. */
const MIN_SECRET_BYTES = 16;
const MAX_SECRET_BYTES = 128;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a secret in base32, as authenticator apps show it: spaces, case and padding do not matter. Null when invalid. */
export function parseTotpSecret(text: string): Uint8Array | null {
  const letters = text.replace(/[\s-]/g, '').replace(/=+$/, '').toUpperCase();
  const bits = [...letters].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  if (!/^[A-Z2-7]*$/.test(letters)) return null;
  const bytes = Uint8Array.from(bits.match(/[01]{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return bytes.length >= MIN_SECRET_BYTES && bytes.length <= MAX_SECRET_BYTES ? bytes : null;
}

/** Encodes a secret in base32 without padding. */
export function formatTotpSecret(secret: Uint8Array): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/[01]{1,5}/g) ?? []).map((part) => BASE32[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

/** The time step of an instant in epoch milliseconds. */
export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / STEP_SECONDS);
}

/** The code of a time step (RFC 6238 with HMAC-SHA-1, six digits). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0x0f) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step, now or one beside it, whose code of six digits was typed; null for none. Compares in constant time. */
export function findTotpStep(secret: Uint8Array, typed: string, nowMs: number): number | null {
  const [now, bytes] = [totpStep(nowMs), Buffer.from(typed)];
  const isTyped = (step: number) =>
    bytes.length === DIGITS && timingSafeEqual(bytes, Buffer.from(totpCode(secret, step)));
  return [now - 1, now, now + 1].filter(isTyped).at(-1) ?? null;
}
