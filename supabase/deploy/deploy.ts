import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { reasonOf, writeAtomically } from '../embedded/startup-error.ts';
import { hostedConfig } from './hosted-config.ts';
import {
  completeSettings,
  listProjects,
  QUESTIONS,
  readStored,
  type Settings,
  settingsFile,
  writeSettings,
} from './settings.ts';
import { functionsEnvFile, listSteps, STEP_NAMES, type Step, workPaths } from './steps.ts';
import { type ApiKeys, checkCliVersion, readApiKeys, run } from './supabase-cli.ts';

/** Deploys the project in `root`, or prints what it would do; throws an error with a sentence for the operator. */
async function runDeploy(root: string, args: readonly string[]): Promise<void> {
  const flags = readFlags(args);
  const folder = join(root, '.deploy');
  const { project, stored, answers } = await ask(folder, flags);
  if (process.env.CI && !('vapidPrivateKey' in stored)) {
    throw new Error(`CI must not make new secrets: write "${settingsFile(folder, project)}" before it deploys`);
  }
  const settings = await completeSettings(stored, answers);
  const remaining = (keys: ApiKeys) => listSteps(folder, project, settings, keys).slice(STEP_NAMES.indexOf(flags.from));

  if (flags.isDryRun) {
    const keys = { publishable: 'sb_publishable_…', secret: 'sb_secret_…' };
    print(`would write ${settingsFile(folder, project)} and ${workPaths(folder, project).workDir}/`);
    for (const step of remaining(keys)) print(`${step.name.padEnd(9)}  ${describe(step)}`);
    return;
  }
  writeSettings(folder, project, settings);
  checkCliVersion(root);
  const keys = readApiKeys(root, project);
  writeWorkFiles(root, folder, project, settings);
  for (const step of remaining(keys)) {
    print(`\n== ${step.name}`);
    try {
      run(root, step.command, step.env);
    } catch (error) {
      const again = `npm run deploy -- --project ${project} --from ${step.name}`;
      throw new Error(`Step "${step.name}" failed: ${reasonOf(error)}. Continue with: ${again}`);
    }
  }
  print(closingNote(root, folder, project, settings));
}

function readFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      project: text,
      url: text,
      plan: text,
      operator: text,
      contact: text,
      from: text,
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { project, from: first = 'settings', 'dry-run': isDryRun, ...answers } = values;
  const from = STEP_NAMES.find((name) => name === first);
  if (from === undefined) throw new Error(`--from must be one of ${STEP_NAMES.join(', ')}, not "${first}"`);
  return { project, answers, from, isDryRun };
}

/** Asks for what is neither a flag nor stored; the end of the input is a missing answer. */
async function ask(folder: string, flags: ReturnType<typeof readFlags>) {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const askFor = async (name: string, question: string): Promise<string> => {
    process.stdout.write(question);
    const { value } = await lines.next();
    if (typeof value !== 'string') throw new Error(`--${name} is missing`);
    return value.trim();
  };
  try {
    const projects = listProjects(folder);
    const only = projects.length === 1 ? projects[0] : undefined;
    const project = flags.project ?? only ?? (await askFor('project', 'Reference of the Supabase project: '));
    if (!/^[a-z]{20}$/.test(project)) throw new Error(`--project must be 20 letters, not "${project}"`);
    const stored = readStored(folder, project);
    const answers: Record<string, string> = {};
    for (const [name, question] of QUESTIONS) {
      const given = flags.answers[name];
      if (given !== undefined || !(name in stored)) answers[name] = given ?? (await askFor(name, question));
    }
    return { project, stored, answers };
  } finally {
    input.close();
  }
}

/** The folder of the project that the CLI reads: its settings, the mails, the migrations. */
function writeWorkFiles(root: string, folder: string, project: string, settings: Settings): void {
  const { workDir, functionsEnv } = workPaths(folder, project);
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(workDir, { recursive: true, mode: 0o700 });
  for (const part of ['templates', 'migrations', 'seed.sql']) {
    cpSync(join(root, 'supabase', part), join(workDir, 'supabase', part), { recursive: true });
  }
  const template = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  writeAtomically(join(workDir, 'supabase/config.toml'), hostedConfig(template, settings));
  writeAtomically(functionsEnv, functionsEnvFile(settings));
}

/** A step for reading: the names of its variables, without their values. */
function describe({ command, env }: Step): string {
  return `${command.join(' ')}  (${Object.keys(env).join(', ')})`;
}

function closingNote(root: string, folder: string, project: string, { url, mail, plan }: Settings): string {
  const notes = [
    `Upload ${join(root, 'dist')}/ to the static host of ${url}; supabase/hosting.md has what each host needs.`,
    `The admin password and all secrets are in ${settingsFile(folder, project)}: keep a copy elsewhere.`,
    ...(mail
      ? []
      : ['Nobody can register before the project has a mail server: "mail" in that file, or the dashboard.']),
    'Dashboard, Auth, Providers, Email: switch on "Require current password".',
    ...(plan === 'pro' ? ['There as well: leaked-password protection.'] : []),
    'Only the hosted project shows whether mails arrive and notifications reach a phone: register, and send yourself a test.',
  ];
  return `\nDeployed. What remains:\n${notes.map((note) => `- ${note}`).join('\n')}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  // npm runs scripts in the folder of the project.
  const [first, address] = process.argv.slice(2);
  if (first !== '--check') await runDeploy(process.cwd(), process.argv.slice(2));
  else if (address === undefined) throw new Error('--check needs the address of the app');
  else {
    // Loaded here: it reads the keys of `npm start`, and with them its packages.
    const { runCheck } = await import('./check/run-check.ts');
    if (!(await runCheck(process.cwd(), address))) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`keiko: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}
