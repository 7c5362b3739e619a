import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { liteSettings } from '../../../supabase/embedded/lite-app.ts';
import { testKeys } from '../../support/backend/test-keys.ts';

const folder = new URL('../../../supabase/', import.meta.url);
const config = readFileSync(new URL('config.toml', folder), 'utf8');
const selfHosting = readFileSync(new URL('self-hosting.md', folder), 'utf8');
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

  test('demand a recent login for a new password', () => {
    expect(table('auth.email')).toContain('secure_password_change = true');
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
});

/** What the auth server fills in for each mail that it can send; not `ConfirmationURL`, whose GET spends the link. */
const LINK = ['Email', 'SiteURL', 'Token', 'TokenHash'];
const variables: Readonly<Record<string, readonly string[]>> = {
  'template.confirmation': LINK,
  'template.recovery': LINK,
  'template.magic_link': LINK,
  'template.invite': LINK,
  'template.email_change': [...LINK, 'NewEmail'],
  'template.reauthentication': ['Email', 'SiteURL', 'Token'],
  'notification.password_changed': ['Email', 'SiteURL'],
  'notification.email_changed': ['Email', 'SiteURL', 'OldEmail'],
};
const otherNotices = [
  'phone_changed',
  'identity_linked',
  'identity_unlinked',
  'mfa_factor_enrolled',
  'mfa_factor_unenrolled',
];

describe('the mails', () => {
  const files = Object.keys(variables).map((kind) => `${kind.split('.')[1]?.replaceAll('_', '-')}.html`);

  test('have a template each, and no template is left over', () => {
    expect(readdirSync(new URL('templates/', folder)).toSorted()).toEqual(files.toSorted());
  });

  test.each(Object.entries(variables))('%s is ours, hosted and self-hosted', (kind, known) => {
    const [group = '', name = ''] = kind.split('.');
    const file = `${name.replaceAll('_', '-')}.html`;
    const html = readFileSync(new URL(`templates/${file}`, folder), 'utf8');
    const [, title = ''] = /<title>(.*)<\/title>/.exec(html) ?? [];
    expect(title).toMatch(/^【稽古】./);
    const used = [...html.matchAll(/\{\{[^}]*\.(\w+)[^}]*\}\}/g)].map(([, variable]) => variable);
    expect(known).toEqual(expect.arrayContaining(used));

    const isNotice = group === 'notification';
    const path = `./${isNotice ? '' : 'supabase/'}templates/${file}`;
    const wanted = [`subject = "${title}"`, `content_path = "${path}"`, ...(isNotice ? ['enabled = true'] : [])];
    expect(table(`auth.email.${kind}`)).toEqual(expect.arrayContaining(wanted));

    const variable = `${name.toUpperCase()}${isNotice ? '_NOTIFICATION' : ''}`;
    expect(selfHosting).toContain(`GOTRUE_MAILER_SUBJECTS_${variable}: ${title}\n`);
    expect(selfHosting).toContain(`GOTRUE_MAILER_TEMPLATES_${variable}: https://<where you serve it>/${file}\n`);
    if (isNotice) expect(selfHosting).toContain(`GOTRUE_MAILER_NOTIFICATIONS_${name.toUpperCase()}_ENABLED: "true"\n`);
  });

  test.each(otherNotices)('of %s is off', (name) => {
    expect(table(`auth.email.notification.${name}`)).toContain('enabled = false');
  });
});
