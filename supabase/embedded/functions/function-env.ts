import { homedir, tmpdir } from 'node:os';
import type { Keys } from '../keys.ts';

/**
 * The environment of a function, under the names of hosted Supabase:
 * - `SUPABASE_URL`: base URL of the API.
 * - `SUPABASE_PUBLISHABLE_KEYS`, `SUPABASE_SECRET_KEYS`: JSON, `{ "default": key }`.
 * - `SUPABASE_PUBLISHABLE_KEY`, `SUPABASE_SECRET_KEY`: the same single keys, as self-hosted Supabase exports them.
 * - `SUPABASE_JWKS`: the key set that verifies members' tokens; here one symmetric key (HS256).
 * - `KEIKO_ADMIN_PASSWORD_HASH`: the hash that admin-gate checks passwords against.
 * - `KEIKO_ADMIN_TOTP_SECRET`: the secret of the admin gate's second factor; empty without one.
 * - `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY`, `VAPID_SUBJECT`: the server's push identity and contact address.
 * - `KEIKO_PUSH_MAX_PER_CALL`: effectively unlimited, since there is no CPU limit here.
 * The server's own environment is not passed on.
 */
export function functionEnv(keys: Keys, url: string, denoDir: string): Readonly<Record<string, string>> {
  const jwk = { kty: 'oct', alg: 'HS256', use: 'sig', k: Buffer.from(keys.jwtSecret).toString('base64url') };
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
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
