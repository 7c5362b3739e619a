import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Keys } from './keys.ts';
import type { Mailbox } from './mail/mailbox.ts';

/** Supabase Lite on the connection: every mail goes to the mailbox, and every request needs a key. */
export function createLiteApp(connection: PgliteConnection, mailbox: Mailbox, keys: Keys, origin: string): App {
  return new App({
    ...liteSettings(keys, origin),
    connection,
    options: { drivers: { email: mailbox }, server: { admin: false, disableStudio: true } },
  });
}

/**
 * Digits of a mailed code. GoTrue lets each address of the network guess 30 times in five minutes, and anybody can ask for
 * a reset again and again: a code of six digits would be found.
 */
export const CODE_LENGTH = 10;

/** The same settings as in `supabase/config.toml`. */
export function liteSettings(keys: Keys, origin: string) {
  return {
    api: { schemas: ['public'], max_rows: 200 },
    studio: { enabled: false },
    auth: {
      enabled: true,
      site_url: origin,
      additional_redirect_urls: [`${origin}/auth/callback`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      jwt_expiry: 3600,
      enable_signup: true,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      enable_anonymous_sign_ins: false,
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: true, otp_length: CODE_LENGTH, otp_expiry: 3600 },
      sessions: { inactivity_timeout: '4320h' },
    },
  };
}
