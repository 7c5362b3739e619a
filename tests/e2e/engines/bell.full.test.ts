import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { circuits } from '../../../src/features/lessons/content/circuits.ts';
import { installFakeTime } from '../../support/browser/fake-time.ts';
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

/** How long a tone sounds, and a little more; the loudest sample of what is left of it. */
const TONE_MS = 2000;
const SILENCE = 0.001;

/** Moves the clock on and hears one tone to its end. */
async function heardAfter(page: EnginePage, seconds: number): Promise<void> {
  expect(await readPeak(page)).toBeLessThan(SILENCE);
  await page.evaluate((ms) => window.skipTime(ms), seconds * 1000);
  await expect.poll(() => readPeak(page)).toBeGreaterThan(0.05);
  await sleep(TONE_MS);
  await page.evaluate(() => {
    window.soundPeak = 0;
  });
}

describe.each(installedEngines)('the bell in %s', (engine) => {
  test.override('engine', engine);
  test.beforeEach(async ({ site }) => {
    await site.runBeforeApp(installSoundMeter);
    await site.runBeforeApp(installFakeTime);
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

  test('sounds at the end of every other timer and at each change of step, without the server', {
    timeout: 120_000,
  }, async ({ backend, phone: { page }, skip }) => {
    await waitForOffline(page);
    await backend.pause();
    await page.goto('/training/today');
    const start = page.getByRole('button', { name: /分をはかる$/ });
    await start.waitFor();
    const minutes = Number.parseInt((await start.texts()).join(), 10);
    await press(start);
    if (!(await canSound(page))) skip(`${engine} has no audio device here`);
    await heardAfter(page, minutes * 60);
    await page.locator('main').getByText('時間になりました').waitFor();

    await page.goto('/training/tour');
    await pressButtons(page, 'ツアーを始める');
    for (let station = 1; station <= 4; station += 1) await heardAfter(page, 75);
    await page.getByRole('button', { name: '稽古の一覧へ' }).waitFor();

    await page.goto('/training/utsusie?first=paper');
    await page.evaluate(() => {
      window.timeoutSpeed = 50;
    });
    await pressButtons(page, '始める', '紙に3分');
    await page.evaluate(() => {
      window.timeoutSpeed = 1;
    });
    await heardAfter(page, 180);
    await page.getByRole('heading', { name: '3分で、場面を紙に写しました' }).waitFor();

    await page.goto(`/circuit-training?circuit=${circuits[1]?.id}`);
    await pressButtons(page, 'ガイドを始める');
    for (const { seconds } of circuits[1]?.steps.slice(0, 2) ?? []) await heardAfter(page, seconds);
    await page.getByRole('heading', { name: /^手順 3/ }).waitFor();
  });
});
