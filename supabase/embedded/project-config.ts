import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';

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
