import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

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

// Installs Chromium and a Japanese font if missing: Debian packages as root, else Playwright's Chromium.
if (findChromium() === null || findHeadlessShell() === null || !hasJapaneseFont()) {
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    install('chromium', 'fonts-noto-cjk', 'fontconfig');
    // Not every Debian release has this package; without it all tests use the full browser.
    if (findHeadlessShell() === null) install('chromium-headless-shell');
  } else if (findChromium() === null) run('npx', ['playwright', 'install', 'chromium']);
}
if (findChromium() === null) {
  process.stderr.write('Cannot find Chromium: install it, or name it in CHROMIUM_PATH.\n');
  process.exit(1);
}
