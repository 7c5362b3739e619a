import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configEnv } from './hosted-config.ts';
import type { Settings } from './settings.ts';
import { type ApiKeys, cliCommand } from './supabase-cli.ts';

const VITE = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));

/** In the order of a deployment: the database serves old and new apps, so it comes before what calls it. */
export const STEP_NAMES = ['settings', 'database', 'secrets', 'functions', 'build'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** It can be run again at any time. */
export interface Step {
  readonly name: StepName;
  readonly command: readonly [string, ...string[]];
  /** Variables of its environment. Their values may be secret. */
  readonly env: Readonly<Record<string, string>>;
}

/** Below `.deploy/`: the folder with the project's `supabase/`, and the file of its functions' secrets. */
export function workPaths(folder: string, project: string) {
  return { workDir: join(folder, project), functionsEnv: join(folder, project, 'functions.env') };
}

export function listSteps(folder: string, project: string, settings: Settings, keys: ApiKeys): readonly Step[] {
  const { workDir, functionsEnv } = workPaths(folder, project);
  const supabase = (name: StepName, ...args: readonly string[]): Step => ({
    name,
    // Without --yes the CLI refuses to change a hosted project when it cannot ask.
    command: [...cliCommand(), ...args, `--remote=${project}`, '--yes'],
    env: configEnv(project, settings, keys),
  });
  return [
    supabase('settings', '--workdir', workDir, 'config', 'push'),
    supabase('database', '--workdir', workDir, 'db', 'push', '--include-seed'),
    supabase('secrets', 'secrets', 'set', '--env-file', functionsEnv),
    supabase('functions', 'functions', 'deploy', '--use-api'),
    { name: 'build', command: [process.execPath, VITE, 'build'], env: buildEnv(project, settings, keys) },
  ];
}

function buildEnv(project: string, settings: Settings, keys: ApiKeys): Readonly<Record<string, string>> {
  return {
    VITE_SUPABASE_URL: `https://${project}.supabase.co`,
    VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    VITE_VAPID_PUBLIC_KEY: settings.vapidPublicKey,
    VITE_OPERATOR_NAME: settings.operator,
    VITE_OPERATOR_CONTACT: settings.contact,
    ...(settings.captcha && { VITE_CAPTCHA_SITE_KEY: settings.captcha.siteKey }),
    ...settings.build,
  };
}

export function functionsEnvFile(settings: Settings): string {
  const secrets = {
    KEIKO_SITE_URL: settings.url,
    KEIKO_ADMIN_PASSWORD_HASH: settings.adminPasswordHash,
    ...(settings.adminTotpSecret && { KEIKO_ADMIN_TOTP_SECRET: settings.adminTotpSecret }),
    VAPID_PUBLIC_KEY: settings.vapidPublicKey,
    VAPID_PRIVATE_KEY: settings.vapidPrivateKey,
    VAPID_SUBJECT: pushSubject(settings),
    ...settings.functions,
  };
  // In single quotes nothing is expanded: a hash contains dollar signs.
  return Object.entries(secrets)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');
}

/** Push services accept a mail or web address only. */
function pushSubject({ contact, url }: Settings): string {
  if (/^[^\s@:']+@[^\s@:']+$/.test(contact)) return `mailto:${contact}`;
  return /^https:\/\/[^\s']+$/.test(contact) ? contact : url;
}
