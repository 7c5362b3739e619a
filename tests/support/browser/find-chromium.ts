import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Finds a full Chromium: CHROMIUM_PATH, then the system's, then Playwright's; else null. */
export function findChromium(): string | null {
  return findFirstExisting([...fromEnvironment(), ...SYSTEM, chromium.executablePath()]);
}

/**
 * Finds a headless shell, which needs half the resources of a full Chromium: CHROMIUM_PATH, then the system's; else
 * null.
 */
export function findHeadlessShell(): string | null {
  return findFirstExisting([...fromEnvironment(), SYSTEM_SHELL]);
}

function fromEnvironment(): readonly string[] {
  const path = process.env.CHROMIUM_PATH;
  return path === undefined ? [] : [path];
}

function findFirstExisting(paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null;
}
