import { createHmac } from 'node:crypto';
import { testKeys } from './test-keys.ts';

type Part = Readonly<Record<string, unknown>>;

/** Signs an access token like Supabase Auth. Claims and header can be overridden to forge one. */
export function signToken(claims: Part, header: Part = {}, secret: string = testKeys.jwtSecret): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const signed = [
    encode({ alg: 'HS256', typ: 'JWT', ...header }),
    encode({ aud: 'authenticated', role: 'authenticated', iat: issuedAt, exp: issuedAt + 3600, ...claims }),
  ].join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function encode(part: Part): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
