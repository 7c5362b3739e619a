import { readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import type { Keys } from './keys.ts';
import type { Mailbox } from './mail/mailbox.ts';

/** What Lite takes of `config.toml`, and the limits of the auth server. */
const ProjectConfig = v.object({
  api: v.object({ schemas: v.array(v.string()), max_rows: v.number() }),
  auth: v.object({
    jwt_expiry: v.number(),
    enable_signup: v.boolean(),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.number(),
    enable_anonymous_sign_ins: v.boolean(),
    minimum_password_length: v.number(),
    rate_limit: v.object({
      sign_in_sign_ups: v.number(),
      token_verifications: v.number(),
      token_refresh: v.number(),
    }),
    sessions: v.object({ inactivity_timeout: v.string() }),
    email: v.object({ enable_confirmations: v.boolean(), otp_length: v.number(), otp_expiry: v.number() }),
  }),
});

/** The settings of the hosted project, which the embedded backend takes as well. */
export const projectConfig = v.parse(
  ProjectConfig,
  parse(readFileSync(new URL('../config.toml', import.meta.url), 'utf8')),
);

export type RateLimits = typeof projectConfig.auth.rate_limit;

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
