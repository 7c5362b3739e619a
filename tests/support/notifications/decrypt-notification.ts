import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import * as v from 'valibot';

/** Private parts of a push subscription. */
export interface BrowserSecrets {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

export function newBrowserSecrets(auth: Buffer): BrowserSecrets {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth };
}

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;

/** Decrypts a push like a browser: RFC 8188 (aes128gcm, one record) with the keys of RFC 8291. Throws if malformed. */
export function decryptNotification(body: Buffer, { ecdh, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, SALT);
  const recordSize = body.readUInt32BE(SALT);
  const keyLength = body.readUInt8(SALT + RECORD_SIZE);
  const head = SALT + RECORD_SIZE + 1 + keyLength;
  const senderKey = body.subarray(head - keyLength, head);
  const record = body.subarray(head);
  if (record.length > recordSize) throw new Error('Cannot decrypt a push of more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('Cannot decrypt a push without the delimiter of the last record');
  return padded.subarray(0, end).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

const Header = v.object({ alg: v.literal('ES256'), typ: v.literal('JWT') });
const Claims = v.object({ aud: v.string(), exp: v.number(), sub: v.pipe(v.string(), v.startsWith('mailto:')) });

/** Verifies an `authorization: vapid …` header (RFC 8292) for an audience. Returns the public key; throws if invalid. */
export function verifyVapid(authorization: string, audience: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('Cannot verify VAPID: the key is not a P-256 key');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${body}`);
  const bytes = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes))
    throw new Error('Cannot verify VAPID: wrong signature');
  v.parse(Header, JSON.parse(Buffer.from(head, 'base64url').toString()));
  const { aud, exp } = v.parse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
  const seconds = exp - Date.now() / 1000;
  if (aud !== audience || seconds <= 0 || seconds > 24 * 3600)
    throw new Error('Cannot verify VAPID: wrong audience or expiry');
  return key;
}
