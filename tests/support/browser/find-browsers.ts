import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** Each architecture has a folder of its own below it. */
const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

/** What drives WebKit, besides MiniBrowser. */
export const webKitTools = {
  driver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
  bus: '/usr/bin/dbus-run-session',
} as const;

/** Finds a full Chromium: CHROMIUM_PATH, then the system's, then Playwright's; else null. */
export function findChromium(): string | null {
  return findFirstExisting([...fromEnvironment('CHROMIUM_PATH'), ...CHROMIUM, chromium.executablePath()]);
}

/**
 * Finds a headless shell, which needs half the resources of a full Chromium: CHROMIUM_PATH, then the system's; else
 * null.
 */
export function findHeadlessShell(): string | null {
  return findFirstExisting([...fromEnvironment('CHROMIUM_PATH'), HEADLESS_SHELL]);
}

/** Finds Firefox: FIREFOX_PATH, then the system's; else null. */
export function findFirefox(): string | null {
  return findFirstExisting([...fromEnvironment('FIREFOX_PATH'), ...FIREFOX]);
}

/** Finds WebKitGTK's MiniBrowser, if the machine has everything that drives it; else null. */
export function findMiniBrowser(): string | null {
  if (!Object.values(webKitTools).every((tool) => existsSync(tool))) return null;
  return findFirstExisting(readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, MINI_BROWSER)));
}

function fromEnvironment(name: string): readonly string[] {
  const path = process.env[name];
  return path === undefined ? [] : [path];
}

function findFirstExisting(paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null;
}
