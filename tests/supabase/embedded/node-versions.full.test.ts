import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';

const run = promisify(execFile);

/** The newest of each version line at the time of writing; the tests themselves run with the oldest that is supported. */
const VERSIONS = ['22.23.3', '24.21.0'];

/** Milliseconds. The tests take minutes on one of two busy cores. */
const TIMEOUT = 900_000;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Installs a version of Node.js outside the project and returns the folder of its binary. */
async function installNode(version: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'keiko-node-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  await run('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], { cwd: folder });
  return join(folder, 'node_modules/node/bin');
}

/** The environment without what the running test runner has set. */
function plainEnv(bin: string): NodeJS.ProcessEnv {
  const { HOME, PATH = '', TMPDIR = tmpdir() } = process.env;
  return { HOME, TMPDIR, PATH: `${bin}${delimiter}${PATH}` };
}

describe.each(VERSIONS)('with Node.js %s', (version) => {
  test('the tests of the sync engine pass, and the app starts, builds and stops', { timeout: TIMEOUT }, async () => {
    const bin = await installNode(version);
    const node = join(bin, 'node');
    expect((await run(node, ['--version'])).stdout).toBe(`v${version}\n`);
    const files = ['tests/sync', 'tests/supabase/embedded/run-project'];
    const projects = ['--project', 'unit', '--project', 'server'];
    const { stdout } = await run(node, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files], {
      env: plainEnv(bin),
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed/m);
  });
});
