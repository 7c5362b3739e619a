import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSX = import.meta.resolve('tsx');

/**
 * Stands in for the Supabase CLI: notes each call with the variables and files that the real one would read, and responds
 * like version 3.1.0. `FAIL` names the call that fails.
 */
const CLI = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^KEIKO_(?!SUPABASE_CLI)/.test(name)));
const file = args.includes('--env-file') ? readFileSync(args[args.indexOf('--env-file') + 1], 'utf8') : undefined;
const folder = args.includes('--workdir') ? args[args.indexOf('--workdir') + 1] : undefined;
const config = folder && readFileSync(folder + '/supabase/config.toml', 'utf8');
appendFileSync(process.cwd() + '/calls.jsonl', JSON.stringify({ args, env, file, config }) + '\\n');
if (args[0] === '--version') console.log(process.env.CLI_VERSION ?? '3.1.0');
if (args.includes('api-keys')) {
  const keys = [{ type: 'legacy', api_key: 'jwt' }, { type: 'publishable', api_key: 'sb_publishable_x' }, { type: 'secret', api_key: 'sb_secret_y' }];
  console.log(JSON.stringify({ keys: keys.filter(({ type }) => type !== process.env.NO_KEY) }));
}
process.exit(args.join(' ').includes(process.env.FAIL ?? 'nothing fails') ? 1 : 0);
`;

export interface Call {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The file of --env-file, and config.toml of --workdir. */
  readonly file?: string;
  readonly config?: string;
}

/** A copy of what a deployment reads, with a small app in the place of ours, and a stand-in of the CLI. */
export function createDeployProject() {
  const root = mkdtempSync(join(tmpdir(), 'keiko-deploy-'));
  cpSync(join(ROOT, 'tests/supabase/embedded/fixtures/app'), root, { recursive: true });
  for (const part of ['config.toml', 'seed.sql', 'templates', 'migrations']) {
    cpSync(join(ROOT, 'supabase', part), join(root, 'supabase', part), { recursive: true });
  }
  writeFileSync(join(root, 'main.ts'), 'document.title = JSON.stringify(import.meta.env);');
  const cli = join(root, 'supabase-cli');
  writeFileSync(cli, CLI, { mode: 0o755 });
  const { CI: _ci, ...inherited } = process.env;

  return {
    root,
    /** Runs `npm run deploy` with these arguments, the answers on stdin. */
    deploy: async (
      args: readonly string[],
      options: { env?: Readonly<Record<string, string>>; stdin?: string } = {},
    ) => {
      const child = spawn(process.execPath, ['--import', TSX, join(ROOT, 'supabase/deploy/deploy.ts'), ...args], {
        cwd: root,
        env: { ...inherited, NODE_ENV: 'production', KEIKO_SUPABASE_CLI: cli, ...options.env },
        stdio: 'pipe',
      });
      child.stdin.end(options.stdin ?? '');
      const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return { stdout, stderr, code: child.exitCode };
    },
    /** The calls of the CLI since the last look. */
    takeCalls: (): readonly Call[] => {
      const path = join(root, 'calls.jsonl');
      const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
      rmSync(path, { force: true });
      return lines.map((line) => JSON.parse(line));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
