import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** Installs a Chromium and a Japanese font when the machine has none: Debian's packages as root, else Playwright's. */
function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function hasJapaneseFont(): boolean {
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}

const isDebianRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
if (findChromium() === null || !hasJapaneseFont()) {
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fontconfig']);
  } else run('npx', ['playwright', 'install', 'chromium']);
}
if (findChromium() === null) {
  process.stderr.write('Cannot find Chromium: install it, or name it in CHROMIUM_PATH.\n');
  process.exit(1);
}
