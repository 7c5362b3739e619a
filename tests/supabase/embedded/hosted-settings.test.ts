import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { liteSettings } from '../../../supabase/embedded/lite-app.ts';
import { openMailbox } from '../../../supabase/embedded/mail/mailbox.ts';
import { testKeys } from '../../support/backend/test-keys.ts';

const folder = new URL('../../../supabase/', import.meta.url);
const config = readFileSync(new URL('config.toml', folder), 'utf8');
const origin = 'http://localhost:4173';

/** The lines of one TOML table. */
function table(name: string): readonly string[] {
  const [, rest = ''] = config.split(`\n[${name}]\n`, 2);
  return (rest.split('\n[', 1)[0] ?? '').split('\n');
}

describe('hosted settings', () => {
  test('equal those of the embedded backend', () => {
    const { api, auth } = liteSettings(testKeys, origin);
    const { email: liteEmail, sessions, site_url: _site, additional_redirect_urls: _callback, ...rest } = auth;
    const { jwt_secret: _secret, publishable_key: _publishable, secret_key: _secretKey, ...policy } = rest;
    // The command line tool calls it by another name.
    const { enable_signup: enabled, ...mails } = liteEmail;
    for (const [name, settings] of Object.entries({
      api,
      auth: policy,
      'auth.email': { enabled, ...mails },
      'auth.sessions': sessions,
    })) {
      const wanted = Object.entries(settings).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
      expect(table(name)).toEqual(expect.arrayContaining(wanted));
    }
  });

  test('demand a recent login for a new password, and report the change by mail', () => {
    expect(table('auth.email')).toContain('secure_password_change = true');
    const notification = table('auth.email.notification.password_changed');
    const [, path = ''] = notification.flatMap((line) => /^content_path = "(.+)"$/.exec(line) ?? []);
    const [, title] = /<title>(.*)<\/title>/.exec(readFileSync(new URL(path, folder), 'utf8')) ?? [];
    expect(notification).toEqual(expect.arrayContaining(['enabled = true', `subject = "${title}"`]));
  });

  test('disable JWT verification and set the import map for each function', () => {
    const names = readdirSync(new URL('functions/', folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
      .map(({ name }) => name);
    for (const name of names) {
      const lines = table(`functions.${name}`);
      expect(lines).toContain('verify_jwt = false');
      const [, path = ''] = lines.flatMap((line) => /^import_map = "(.+)"$/.exec(line) ?? []);
      expect(existsSync(new URL(path, folder)) && path.endsWith('.json'), name).toBe(true);
    }
  });

  test('have the subjects of the mail templates', () => {
    const mailbox = openMailbox({ file: null, origin, now: () => new Date() });
    mailbox.deliver('a@example.com', 'signup', {
      link: `${origin}/auth/v1/verify?token=a&type=signup`,
      code: '1',
    });
    mailbox.deliver('a@example.com', 'recovery', {
      link: `${origin}/auth/v1/verify?token=a&type=recovery`,
      code: '1',
    });
    for (const { subject } of mailbox.list()) expect(config).toContain(`subject = "${subject}"`);
  });
});
