import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../../supabase/', import.meta.url);
const config = parse(readFileSync(new URL('config.toml', folder), 'utf8'));
const selfHosting = readFileSync(new URL('self-hosted/docker-compose.override.yml', folder), 'utf8');

describe('hosted settings', () => {
  test('demand a recent login for a new password', () => {
    expect(config).toHaveProperty('auth.email.secure_password_change', true);
  });

  test('disable JWT verification and set the import map for each function', () => {
    const names = readdirSync(new URL('functions/', folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
      .map(({ name }) => name);
    for (const name of names) {
      expect(config).toHaveProperty(['functions', name], { verify_jwt: false, import_map: './functions/deno.json' });
    }
    expect(existsSync(new URL('functions/deno.json', folder))).toBe(true);
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
    const settings = { subject: title, content_path: path, ...(isNotice ? { enabled: true } : {}) };
    expect(config).toHaveProperty(['auth', 'email', group, name], settings);

    const variable = `${name.toUpperCase()}${isNotice ? '_NOTIFICATION' : ''}`;
    expect(selfHosting).toContain(`GOTRUE_MAILER_SUBJECTS_${variable}: ${title}\n`);
    expect(selfHosting).toContain(`GOTRUE_MAILER_TEMPLATES_${variable}: https://<where you serve it>/${file}\n`);
    if (isNotice) expect(selfHosting).toContain(`GOTRUE_MAILER_NOTIFICATIONS_${name.toUpperCase()}_ENABLED: "true"\n`);
  });

  test.each(otherNotices)('of %s is off', (name) => {
    expect(config).toHaveProperty(['auth', 'email', 'notification', name, 'enabled'], false);
  });
});
