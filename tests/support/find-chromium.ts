import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium on this machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own; else null. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  const candidates = [...(named === undefined ? [] : [named]), ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => existsSync(path)) ?? null;
}
