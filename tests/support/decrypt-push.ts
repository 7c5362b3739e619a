import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import * as v from 'valibot';

/** The secrets that a browser keeps of its subscription. */
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

/** Opens a push as a browser does: RFC 8188 (aes128gcm, one record) under the keys of RFC 8291. Throws for any other. */
export function decryptPush(body: Buffer, { ecdh, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, SALT);
  const recordSize = body.readUInt32BE(SALT);
  const keyLength = body.readUInt8(SALT + RECORD_SIZE);
  const head = SALT + RECORD_SIZE + 1 + keyLength;
  const senderKey = body.subarray(head - keyLength, head);
  const record = body.subarray(head);
  if (record.length > recordSize) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the record does not end as a last one does');
  return padded.subarray(0, end).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

const Header = v.object({ alg: v.literal('ES256'), typ: v.literal('JWT') });
const Claims = v.object({ aud: v.string(), exp: v.number(), sub: v.pipe(v.string(), v.startsWith('mailto:')) });

/** Who has signed an `authorization: vapid …` (RFC 8292) for this audience: the public key. Throws when it does not hold. */
export function verifyVapid(authorization: string, audience: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('no key of P-256');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${body}`);
  const bytes = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes))
    throw new Error('wrong signature');
  v.parse(Header, JSON.parse(Buffer.from(head, 'base64url').toString()));
  const { aud, exp } = v.parse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
  const seconds = exp - Date.now() / 1000;
  if (aud !== audience || seconds <= 0 || seconds > 24 * 3600)
    throw new Error('a token for elsewhere, or of another time');
  return key;
}
