import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** Installs a Chromium and a Japanese font when the machine has none: Debian's packages as root, else Playwright's. */
function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function hasJapaneseFont(): boolean {
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}

const isDebianRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
const install = (...packages: readonly string[]) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);

if (findChromium() === null || findHeadlessShell() === null || !hasJapaneseFont()) {
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    install('chromium', 'fonts-noto-cjk', 'fontconfig');
    // Not every release has it as a package; the tests then take the whole browser for all journeys.
    if (findHeadlessShell() === null) install('chromium-headless-shell');
  } else if (findChromium() === null) run('npx', ['playwright', 'install', 'chromium']);
}
if (findChromium() === null) {
  process.stderr.write('Cannot find Chromium: install it, or name it in CHROMIUM_PATH.\n');
  process.exit(1);
}
