import { spawnSync } from 'node:child_process';
import { findChromium, findFirefox, findHeadlessShell, findMiniBrowser } from './find-browsers.ts';

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function hasJapaneseFont(): boolean {
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}

const hasApt = spawnSync('apt-get', ['--version']).status === 0;
const isDebianRoot = process.getuid?.() === 0 && hasApt;
const install = (...packages: readonly string[]) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);

/** Whether the package manager offers a package, installed or not. */
function isAvailable(name: string): boolean {
  return (
    hasApt && /Candidate: (?!\(none\))/.test(spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' }).stdout)
  );
}

/** The engines besides Chromium. Their tests are skipped where they are missing. */
const otherEngines = [
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'dbus'], isInstalled: () => findMiniBrowser() !== null },
  { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => findFirefox() !== null },
] as const;

const hasChromium = () => findChromium() !== null && findHeadlessShell() !== null && hasJapaneseFont();
const missing = () => otherEngines.filter(({ isInstalled }) => !isInstalled());

// Installs Chromium, a Japanese font and the other engines if missing: Debian packages as root, else Playwright's Chromium.
if (isDebianRoot && (!hasChromium() || missing().length > 0)) {
  run('apt-get', ['update', '-qq']);
  if (!hasChromium()) install('chromium', 'fonts-noto-cjk', 'fontconfig');
  // Not every Debian release has this package; without it all tests use the full browser.
  if (findHeadlessShell() === null) install('chromium-headless-shell');
  for (const { packages } of missing()) if (packages.every(isAvailable)) install(...packages);
} else if (findChromium() === null) run('npx', ['playwright', 'install', 'chromium']);

if (findChromium() === null) {
  process.stderr.write('Cannot find Chromium: install it, or name it in CHROMIUM_PATH.\n');
  process.exit(1);
}
const skipped = missing();
if (skipped.length > 0) {
  const list = skipped.map(({ name, packages }) => `${name} (${packages.join(', ')})`).join('; ');
  process.stderr.write(`Skipping the tests in ${list}: not installed.\n`);
  const available = skipped.filter(({ packages }) => packages.every(isAvailable));
  if (process.env.CI === 'true' && available.length > 0) {
    process.stderr.write('CI must run them, because the package manager offers these packages.\n');
    process.exit(1);
  }
}
