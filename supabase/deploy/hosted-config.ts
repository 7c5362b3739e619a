import { parse, stringify } from 'smol-toml';
import * as v from 'valibot';
import type { Settings } from './settings.ts';
import type { ApiKeys } from './supabase-cli.ts';

const Config = v.looseObject({ db: v.looseObject({}), auth: v.looseObject({ email: v.looseObject({}) }) });

/**
 * The `config.toml` of one project: the repository's, without what its plan lacks, and with its mail server and the entries
 * of its Vault. Secrets are named by variables of `configEnv()`, so the text holds none.
 */
export function hostedConfig(template: string, { plan, mail, alertUrl, captcha }: Settings): string {
  const { db, auth, ...others } = v.parse(Config, parse(template));
  const { sessions, ...free } = auth;
  const smtp = mail && {
    enabled: true,
    host: 'env(KEIKO_SMTP_HOST)',
    port: mail.port,
    user: 'env(KEIKO_SMTP_USER)',
    pass: 'env(KEIKO_SMTP_PASSWORD)',
    admin_email: 'env(KEIKO_SMTP_SENDER)',
    sender_name: '稽古',
  };
  const turnstile = { enabled: true, provider: 'turnstile', secret: 'env(KEIKO_CAPTCHA_SECRET)' };
  const vault = {
    keiko_functions_url: 'env(KEIKO_FUNCTIONS_URL)',
    keiko_secret_key: 'env(KEIKO_SECRET_KEY)',
    ...(alertUrl && { keiko_alert_url: 'env(KEIKO_ALERT_URL)' }),
  };
  return stringify({
    ...others,
    db: { ...db, vault },
    auth: {
      ...(plan === 'free' ? free : auth),
      email: { ...auth.email, ...(smtp && { smtp }) },
      ...(captcha?.secret && { captcha: turnstile }),
    },
  });
}

/** The variables that `hostedConfig()` names. */
export function configEnv(
  project: string,
  { url, mail, alertUrl, captcha }: Settings,
  keys: ApiKeys,
): Readonly<Record<string, string>> {
  return {
    KEIKO_SITE_URL: url,
    KEIKO_CALLBACK_URL: `${url}/auth/callback`,
    KEIKO_FUNCTIONS_URL: `https://${project}.supabase.co/functions/v1`,
    KEIKO_SECRET_KEY: keys.secret,
    ...(alertUrl && { KEIKO_ALERT_URL: alertUrl }),
    ...(captcha?.secret && { KEIKO_CAPTCHA_SECRET: captcha.secret }),
    ...(mail && {
      KEIKO_SMTP_HOST: mail.host,
      KEIKO_SMTP_USER: mail.user,
      KEIKO_SMTP_PASSWORD: mail.password,
      KEIKO_SMTP_SENDER: mail.sender,
    }),
  };
}
