import { findChromium, findFirefox, findMiniBrowser } from '../browser/find-browsers.ts';
import { launchChromium } from './chromium-engine.ts';
import { type EngineBrowser, type EngineName, engineNames, type LaunchOptions } from './engine.ts';
import { launchFirefox } from './firefox-engine.ts';
import { launchWebKit } from './webkit-engine.ts';

const engines = {
  chromium: { launch: launchChromium, find: findChromium },
  webkit: { launch: launchWebKit, find: findMiniBrowser },
  firefox: { launch: launchFirefox, find: findFirefox },
} as const satisfies Record<EngineName, unknown>;

/** The engines that this machine has. */
export const installedEngines: readonly EngineName[] = engineNames.filter((name) => engines[name].find() !== null);

export function launchEngine(engine: EngineName, options: LaunchOptions = {}): Promise<EngineBrowser> {
  return engines[engine].launch(options);
}
