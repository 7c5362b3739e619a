import { homedir, tmpdir } from 'node:os';
import type { Keys } from '../keys.ts';

/**
 * The environment of a function, under the names of hosted and self-hosted Supabase; the server's own is not passed on. The
 * key set that verifies members' tokens is one symmetric key, and there is no CPU limit that would bound a call.
 */
export function functionEnv(keys: Keys, url: string, denoDir: string): Readonly<Record<string, string>> {
  const jwk = { kty: 'oct', alg: 'HS256', use: 'sig', k: Buffer.from(keys.jwtSecret).toString('base64url') };
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    KEIKO_ADMIN_PASSWORD_HASH: keys.adminPasswordHash,
    KEIKO_ADMIN_TOTP_SECRET: keys.adminTotpSecret ?? '',
    VAPID_PUBLIC_KEY: keys.vapidPublicKey,
    VAPID_PRIVATE_KEY: keys.vapidPrivateKey,
    VAPID_SUBJECT: 'mailto:keiko@keiko.example',
    KEIKO_PUSH_MAX_PER_CALL: '100000',
    SUPABASE_JWKS: JSON.stringify({ keys: [jwk] }),
    DENO_DIR: denoDir,
    DENO_NO_UPDATE_CHECK: '1',
    DO_NOT_TRACK: '1',
    HOME: homedir(),
    TMPDIR: tmpdir(),
  };
}
