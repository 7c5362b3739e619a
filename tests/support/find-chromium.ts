import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** A whole Chromium on this machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own; else null. */
export function findChromium(): string | null {
  return firstPresent([...named(), ...SYSTEM, chromium.executablePath()]);
}

/**
 * Chromium's engine without the parts around its window, which costs half as much: the one named by CHROMIUM_PATH, or
 * the system's; null when this machine has none.
 */
export function findHeadlessShell(): string | null {
  return firstPresent([...named(), SYSTEM_SHELL]);
}

function named(): readonly string[] {
  const path = process.env.CHROMIUM_PATH;
  return path === undefined ? [] : [path];
}

function firstPresent(paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null;
}
