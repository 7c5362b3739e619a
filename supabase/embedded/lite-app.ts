import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Keys } from './keys.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { projectConfig } from './project-config.ts';

/** Supabase Lite on the connection: every mail goes to the mailbox, and every request needs a key. */
export function createLiteApp(connection: PgliteConnection, mailbox: Mailbox, keys: Keys, origin: string): App {
  return new App({
    ...liteSettings(keys, origin),
    connection,
    options: { drivers: { email: mailbox }, server: { admin: false, disableStudio: true } },
  });
}

/** The settings of `supabase/config.toml`, with the keys and addresses of this backend. */
export function liteSettings(keys: Keys, origin: string) {
  const { api, auth } = projectConfig;
  const { rate_limit: _limits, ...policy } = auth;
  return {
    api,
    studio: { enabled: false },
    auth: {
      ...policy,
      enabled: true,
      site_url: origin,
      additional_redirect_urls: [`${origin}/auth/callback`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
  };
}
