import { describe, expect } from 'vitest';
import { installSoundMeter } from '../../support/browser/sound-meter.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test } from '../../support/engines/engine-test.ts';
import { press, pressButtons, waitForOffline } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const readPeak = (page: EnginePage) => page.evaluate(() => window.soundPeak);
const canSound = (page: EnginePage) =>
  page.evaluate(async () => {
    const context = new AudioContext();
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 2000))]);
    return context.state === 'running';
  });

describe.each(installedEngines)('the bell in %s', (engine) => {
  test.override('engine', engine);
  test.beforeEach(async ({ site }) => {
    await site.runBeforeApp(installSoundMeter);
    return () => site.reset();
  });

  test('sounds at the end of a timer without the server, as loud as chosen, and not when it is off', async ({
    backend,
    phone: { page },
    skip,
  }) => {
    await waitForOffline(page);
    await backend.pause();
    await page.goto('/profile/settings');
    await press(page.getByRole('button', { name: '鐘を聞いてみる' }));
    if (!(await canSound(page))) skip(`${engine} has no audio device here`);
    await expect.poll(() => readPeak(page)).toBeGreaterThan(0.1);
    const middle = await readPeak(page);
    await page.getByLabel('鐘の音量').selectOption('high');
    await press(page.getByRole('button', { name: '鐘を聞いてみる' }));
    await expect.poll(() => readPeak(page)).toBeGreaterThan(1.5 * middle);

    await page.goto('/training/setsuna');
    await press(page.getByRole('switch', { name: '10秒をはかる' }));
    await pressButtons(page, '思考開始');
    expect(await readPeak(page)).toBe(0);
    await page.locator('main').getByText('10秒たちました').waitFor();
    await expect.poll(() => readPeak(page)).toBeGreaterThan(0.1);

    await page.goto('/profile/settings');
    await press(page.getByRole('switch', { name: '鐘を鳴らす' }));
    await page.goto('/training/setsuna');
    await pressButtons(page, '思考開始');
    await page.locator('main').getByText('10秒たちました').waitFor();
    expect(await readPeak(page)).toBe(0);
  });
});
