import { spawnSync } from 'node:child_process';
import { install, installMissing, isDebianRoot, missingTools, reportMissing, run } from '../run/apt.ts';
import { findChromium, findFirefox, findHeadlessShell, findMiniBrowser } from './find-browsers.ts';

function hasJapaneseFont(): boolean {
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}

/** The engines besides Chromium. Their tests are skipped where they are missing. */
const otherEngines = [
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'dbus'], isInstalled: () => findMiniBrowser() !== null },
  { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => findFirefox() !== null },
];

const hasChromium = () => findChromium() !== null && findHeadlessShell() !== null && hasJapaneseFont();

// Installs Chromium, a Japanese font and the other engines if missing: Debian packages as root, else Playwright's Chromium.
if (isDebianRoot && (!hasChromium() || missingTools(otherEngines).length > 0)) {
  run('apt-get', ['update', '-qq']);
  if (!hasChromium()) install('chromium', 'fonts-noto-cjk', 'fontconfig');
  // Not every Debian release has this package; without it all tests use the full browser.
  if (findHeadlessShell() === null) install('chromium-headless-shell');
  installMissing(otherEngines);
} else if (findChromium() === null) run('npx', ['playwright', 'install', 'chromium']);

if (findChromium() === null) {
  process.stderr.write('Cannot find Chromium: install it, or name it in CHROMIUM_PATH.\n');
  process.exit(1);
}
reportMissing(otherEngines);
