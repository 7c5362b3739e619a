import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isPassword, parsePasswordHash } from '../../../supabase/functions/_shared/password-hash.ts';
import { createDeployProject } from './deploy-project.ts';

const REF = 'abcdefghijklmnopqrst';
const ANSWERS = [
  '--project',
  REF,
  '--url',
  'https://keiko.example/',
  '--plan',
  'free',
  '--operator',
  '稽古の会',
  '--contact',
  'a@keiko.example',
];

/** The build, which takes longest, does not begin. */
const UP_TO_FUNCTIONS = { env: { FAIL: 'functions deploy' } };

const project = createDeployProject();
const settingsFile = join(project.root, `.deploy/${REF}.json`);
const readSettings = () => JSON.parse(readFileSync(settingsFile, 'utf8'));
const programs = () => project.takeCalls().map(({ args }) => args.filter((arg) => /^[a-z]/.test(arg)).join(' '));

beforeEach(() => {
  rmSync(join(project.root, '.deploy'), { recursive: true, force: true });
  project.takeCalls();
});
afterAll(() => project.remove());

test('the workflow names what it runs by commit', () => {
  const workflow = readFileSync(new URL('../../../.github/workflows/deploy.yml', import.meta.url), 'utf8');
  const actions = workflow.match(/uses: .*/g) ?? [];
  expect(actions).toHaveLength(3);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

describe('npm run deploy', () => {
  test('calls the CLI for each step, in order, for this project only, and builds', async () => {
    const { stdout, stderr, code } = await project.deploy(ANSWERS);
    expect([code, stderr]).toEqual([0, '']);
    const calls = project.takeCalls();
    const workDir = join(project.root, '.deploy', REF);
    const remote = [`--remote=${REF}`, '--yes'];
    expect(calls.map(({ args }) => args)).toEqual([
      ['--version'],
      ['projects', 'api-keys', `--remote=${REF}`, '--reveal', '--output-format', 'json'],
      ['--workdir', workDir, 'config', 'push', ...remote],
      ['--workdir', workDir, 'db', 'push', '--include-seed', ...remote],
      ['secrets', 'set', '--env-file', join(workDir, 'functions.env'), ...remote],
      ['functions', 'deploy', '--use-api', ...remote],
    ]);
    const [script = ''] = readdirSync(join(project.root, 'dist/assets'));
    const settings = readSettings();
    for (const setting of [`https://${REF}.supabase.co`, 'sb_publishable_x', settings.vapidPublicKey, '稽古の会']) {
      expect(readFileSync(join(project.root, 'dist/assets', script), 'utf8')).toContain(setting);
    }
    expect(stdout).toContain(`Upload ${join(project.root, 'dist')}/ to the static host of https://keiko.example`);
    expect(stdout).toContain('Nobody can register before the project has a mail server');
  });

  test('makes every secret once, in a file for its owner, and passes none as an argument', async () => {
    await project.deploy(ANSWERS, UP_TO_FUNCTIONS);
    const settings = readSettings();
    expect(statSync(settingsFile).mode & 0o777).toBe(0o600);
    expect(existsSync(join(project.root, `.deploy/${REF}/functions.env`))).toBe(true);
    const calls = project.takeCalls();
    const { file = '' } = calls.find(({ file: calledFile }) => calledFile) ?? {};
    expect(file).toContain(`VAPID_PRIVATE_KEY='${settings.vapidPrivateKey}'\n`);
    expect(file).toContain("VAPID_SUBJECT='mailto:a@keiko.example'\n");
    const [, line = ''] = /KEIKO_ADMIN_PASSWORD_HASH='(.*)'/.exec(file) ?? [];
    const hash = parsePasswordHash(line);
    expect(hash !== null && (await isPassword(settings.adminPassword, hash))).toBe(true);
    const secrets = [settings.adminPassword, settings.adminPasswordHash, settings.vapidPrivateKey, 'sb_secret_y'];
    for (const { args, config = '' } of calls) {
      for (const secret of secrets) expect(`${args.join(' ')} ${config}`).not.toContain(secret);
    }
    await project.deploy(['--project', REF, '--from', 'functions'], UP_TO_FUNCTIONS);
    expect(readSettings()).toEqual(settings);
  });

  test('pushes the settings that the plan has, with the mail server and the Vault of this project', async () => {
    await project.deploy(ANSWERS, UP_TO_FUNCTIONS);
    const free = project.takeCalls().find(({ args }) => args.includes('config'));
    expect(free?.config).not.toContain('inactivity_timeout');
    expect(free?.config).not.toContain('\n[auth.email.smtp]');
    expect(free?.env).toEqual({
      KEIKO_SITE_URL: 'https://keiko.example',
      KEIKO_CALLBACK_URL: 'https://keiko.example/auth/callback',
      KEIKO_FUNCTIONS_URL: `https://${REF}.supabase.co/functions/v1`,
      KEIKO_SECRET_KEY: 'sb_secret_y',
    });
    const mail = { host: 'smtp.example', port: 587, user: 'u', password: 'p', sender: 'keiko@keiko.example' };
    const captcha = { siteKey: 'site-key', secret: 'captcha-secret' };
    const alertUrl = 'https://hooks.example/x';
    writeFileSync(settingsFile, JSON.stringify({ ...readSettings(), mail, captcha, alertUrl }));
    await project.deploy(['--plan', 'pro'], UP_TO_FUNCTIONS);
    const pro = project.takeCalls().find(({ args }) => args.includes('config'));
    expect(pro?.config).toContain('inactivity_timeout');
    const named = [...(pro?.config ?? '').matchAll(/env\((KEIKO_\w+)\)/g)].map(([, name = '']) => name);
    expect(new Set(named)).toEqual(new Set(Object.keys(pro?.env ?? {})));
    expect(pro?.env.KEIKO_SMTP_PASSWORD).toBe('p');
  });

  test('stops at a failing step, names the command that continues there, and continues', async () => {
    const failed = await project.deploy(ANSWERS, UP_TO_FUNCTIONS);
    expect([failed.code, existsSync(settingsFile)]).toEqual([1, true]);
    expect(failed.stderr).toContain(`Continue with: npm run deploy -- --project ${REF} --from functions`);
    project.takeCalls();
    const continued = await project.deploy(['--from', 'functions']);
    expect([continued.code, continued.stdout.includes('Deployed.')]).toEqual([0, true]);
    expect(programs()).toEqual(['', 'projects api-keys json', 'functions deploy']);
  });

  test('prints with --dry-run all it would do, and does nothing', async () => {
    const { stdout, code } = await project.deploy([...ANSWERS, '--dry-run']);
    expect([code, project.takeCalls(), existsSync(join(project.root, '.deploy'))]).toEqual([0, [], false]);
    for (const part of [
      'config push',
      'db push',
      'secrets set',
      'functions deploy',
      'vite.js build',
      'KEIKO_SECRET_KEY',
    ]) {
      expect(stdout).toContain(part);
    }
  });

  test('asks for what it does not know', async () => {
    const stdin = [REF, 'https://keiko.example', 'pro', '稽古の会', 'https://keiko.example/contact'].join('\n');
    const { stdout } = await project.deploy([], { stdin, ...UP_TO_FUNCTIONS });
    expect(stdout).toMatch(/^Reference of the Supabase project: Address/);
    expect(readSettings()).toMatchObject({ plan: 'pro', contact: 'https://keiko.example/contact' });
  });

  const refusals: readonly [string, readonly string[], Readonly<Record<string, string>>, string][] = [
    ['another CLI', ANSWERS, { CLI_VERSION: '2.122.0' }, 'must have version 3.1.0, not "2.122.0"'],
    ['no CLI', ANSWERS, { KEIKO_SUPABASE_CLI: '/no/such/program' }, 'Cannot run "/no/such/program"'],
    ['a project without keys', ANSWERS, { NO_KEY: 'secret' }, 'The project has no secret key: create one'],
    ['no login', ANSWERS, { FAIL: 'api-keys' }, '"supabase projects api-keys" failed'],
    ['a missing answer', ['--project', REF], {}, '--url is missing'],
    ['a wrong reference', ['--project', 'keiko'], {}, '--project must be 20 letters, not "keiko"'],
    ['a wrong address', [...ANSWERS, '--url', 'http://keiko.example'], {}, 'The address must begin with https://'],
    ['an unknown plan', [...ANSWERS, '--plan', 'team'], {}, 'The setting "plan" is not valid'],
    ['an unknown step', [...ANSWERS, '--from', 'upload'], {}, '--from must be one of settings, database'],
    ['CI without the secrets', ANSWERS, { CI: 'true' }, 'CI must not make new secrets'],
  ];
  test.each(refusals)('refuses %s in one sentence', async (_case, args, env, sentence) => {
    const { stderr, code } = await project.deploy(args, { env });
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain(sentence);
    expect(programs().join(' ')).not.toMatch(/push|set|deploy/);
  });
});
