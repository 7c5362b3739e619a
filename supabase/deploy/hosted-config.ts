import type { Settings } from './settings.ts';
import type { ApiKeys } from './supabase-cli.ts';

/**
 * The `config.toml` of one project: the repository's, without what its plan lacks, and with its mail server and the entries
 * of its Vault. Secrets are named by variables of `configEnv()`, so the text holds none.
 */
export function hostedConfig(template: string, { plan, mail, alertUrl, captcha }: Settings): string {
  const supported = plan === 'free' ? removeTable(template, 'auth.sessions') : template;
  const mailTable = mail && [
    '[auth.email.smtp]',
    'enabled = true',
    'host = "env(KEIKO_SMTP_HOST)"',
    `port = ${mail.port}`,
    'user = "env(KEIKO_SMTP_USER)"',
    'pass = "env(KEIKO_SMTP_PASSWORD)"',
    'admin_email = "env(KEIKO_SMTP_SENDER)"',
    'sender_name = "稽古"',
  ];
  const captchaTable = captcha?.secret && [
    '[auth.captcha]',
    'enabled = true',
    'provider = "turnstile"',
    'secret = "env(KEIKO_CAPTCHA_SECRET)"',
  ];
  const vaultTable = [
    '[db.vault]',
    'keiko_functions_url = "env(KEIKO_FUNCTIONS_URL)"',
    'keiko_secret_key = "env(KEIKO_SECRET_KEY)"',
    ...(alertUrl ? ['keiko_alert_url = "env(KEIKO_ALERT_URL)"'] : []),
  ];
  return `${[supported.trimEnd(), ...(mailTable ? ['', ...mailTable] : []), ...(captchaTable ? ['', ...captchaTable] : []), '', ...vaultTable].join('\n')}\n`;
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

/** Removes a table with its settings; the comments above it stay. */
function removeTable(config: string, name: string): string {
  const [before, after] = config.split(`[${name}]\n`, 2);
  if (before === undefined || after === undefined) throw new Error(`config.toml has no table "${name}"`);
  const end = after.indexOf('\n\n');
  return before + after.slice(end < 0 ? after.length : end + 2);
}
