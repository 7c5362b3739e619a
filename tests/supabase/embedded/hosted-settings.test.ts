import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { liteSettings } from '../../../supabase/embedded/lite-app.ts';
import { openMailbox } from '../../../supabase/embedded/mailbox.ts';
import { testKeys } from '../../support/test-keys.ts';

const config = readFileSync(new URL('../../../supabase/config.toml', import.meta.url), 'utf8');
const origin = 'http://localhost:4173';

describe('hosted settings', () => {
  test('have the values of the embedded backend', () => {
    const { api, auth } = liteSettings(testKeys, origin);
    const { email, site_url: _site, additional_redirect_urls: _callback, ...rest } = auth;
    const { jwt_secret: _secret, publishable_key: _publishable, secret_key: _secretKey, ...policy } = rest;
    const { enable_signup: enabled, ...mails } = email;
    for (const [name, value] of Object.entries({ ...api, ...policy, ...mails, enabled })) {
      expect(config).toContain(`\n${name} = ${JSON.stringify(value)}\n`);
    }
  });

  test('name the subjects of the mails sent here', () => {
    const mailbox = openMailbox({ file: null, origin, now: () => new Date() });
    mailbox.deliver('a@example.com', 'signup', `${origin}/auth/v1/verify?token=a&type=signup`);
    mailbox.deliver('a@example.com', 'recovery', `${origin}/auth/v1/verify?token=a&type=recovery`);
    for (const { subject } of mailbox.list()) expect(config).toContain(`subject = "${subject}"`);
  });
});
