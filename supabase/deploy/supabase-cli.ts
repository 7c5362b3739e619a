import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import * as v from 'valibot';

/** The only version of the Supabase CLI that deploys this project; later ones may have other arguments. */
export const CLI_VERSION = '3.1.0';

/** The program that runs the CLI: `npx` with the exact version, or the one that `KEIKO_SUPABASE_CLI` names. */
export function cliCommand(): readonly [string, ...string[]] {
  const installed = process.env.KEIKO_SUPABASE_CLI;
  return installed ? [installed] : ['npx', '--yes', `supabase@${CLI_VERSION}`];
}

/** Runs a program in the folder with its output shown; throws with its exit code when it fails. */
export function run(
  root: string,
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): void {
  const [program] = command;
  const { status } = spawn(command, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${program}" failed with exit code ${status}`);
}

function spawn([program, ...args]: readonly [string, ...string[]], options: SpawnSyncOptions) {
  const result = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (result.error) throw new Error(`Cannot run "${program}": ${result.error.message}`);
  return result;
}

/** Throws unless the CLI has the expected version. */
export function checkCliVersion(root: string): void {
  const version = readOutput(root, ['--version']).trim();
  if (version !== CLI_VERSION) {
    throw new Error(`The Supabase CLI must have version ${CLI_VERSION}, not "${version}": see KEIKO_SUPABASE_CLI`);
  }
}

const KeyList = v.object({ keys: v.array(v.object({ type: v.nullish(v.string()), api_key: v.nullish(v.string()) })) });

export type ApiKeys = ReturnType<typeof readApiKeys>;

/** The publishable and the secret key of the project; needs `supabase login` or `SUPABASE_ACCESS_TOKEN`. */
export function readApiKeys(root: string, project: string) {
  const args = ['projects', 'api-keys', `--remote=${project}`, '--reveal', '--output-format', 'json'];
  const { keys } = v.parse(KeyList, JSON.parse(readOutput(root, args)));
  const find = (type: string): string => {
    const key = keys.find((candidate) => candidate.type === type)?.api_key;
    if (!key) throw new Error(`The project has no ${type} key: create one in the dashboard, Settings, API Keys`);
    return key;
  };
  return { publishable: find('publishable'), secret: find('secret') };
}

/** The standard output of the CLI; what it says beside that is shown. */
function readOutput(root: string, args: readonly string[]): string {
  const { status, stdout } = spawn([...cliCommand(), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`"supabase ${args.slice(0, 2).join(' ')}" failed: ${stdout.trim()}`);
  return stdout;
}
