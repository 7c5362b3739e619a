import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fakeSpeech } from '../support/browser/fake-speech.ts';
import { button } from '../support/browser/journeys.ts';
import { installSoundMeter } from '../support/browser/sound-meter.ts';
import { quickVoice } from '../support/fixtures/voice.ts';
import { test as base } from '../support/test.ts';

declare global {
  interface Window {
    vibrations: VibratePattern[];
    sessionTypes: string[];
  }
}

/** Runs in the page: keeps its vibrations, and the types it gives to Safari's audio session. */
function keepBells(): void {
  window.vibrations = [];
  window.sessionTypes = [];
  const vibrate = (pattern: VibratePattern) => window.vibrations.push(pattern) > 0;
  const audioSession = {
    set type(type: string) {
      window.sessionTypes.push(type);
    },
  };
  Object.defineProperty(navigator, 'vibrate', { value: vibrate });
  Object.defineProperty(navigator, 'audioSession', { value: audioSession });
}

const test = base.extend('ringing', async ({ openSignedIn }) => {
  const { page } = await openSignedIn();
  await page.addInitScript(installSoundMeter);
  await page.addInitScript(keepBells);
  await fakeSpeech(page, quickVoice);
  return page;
});

const heardOnce = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => window.soundPeak)).toBeGreaterThan(0.05);
  await page.evaluate(() => {
    window.soundPeak = 0;
  });
};
const rings = (page: Page) => page.evaluate(() => window.vibrations);

describe('the bell', () => {
  test('respects the silent switch until the member chooses otherwise', async ({ ringing: page }) => {
    await page.goto('/profile/settings');
    await button(page, '鐘を聞いてみる').click();
    await heardOnce(page);
    expect(await page.evaluate(() => window.sessionTypes[0])).toBe('ambient');
    await page.evaluate(() => window.sessionTypes.splice(0));
    await page.getByRole('switch', { name: '消音でも鳴らす' }).click();
    await button(page, '鐘を聞いてみる').click();
    await expect.poll(() => page.evaluate(() => window.sessionTypes)).toContain('playback');
  });

  test('sounds again after a call, in which the platform did not answer', async ({ ringing: page }) => {
    await page.goto('/profile/settings');
    await page.evaluate(() => {
      const { resume } = AudioContext.prototype;
      Object.defineProperty(AudioContext.prototype, 'state', { value: 'interrupted', configurable: true });
      AudioContext.prototype.resume = () => new Promise(() => {});
      Reflect.set(window, 'endCall', () => {
        Reflect.deleteProperty(AudioContext.prototype, 'state');
        Object.assign(AudioContext.prototype, { resume });
      });
    });
    await button(page, '鐘を聞いてみる').click();
    await page.clock.runFor(3000);
    expect(await page.evaluate(() => window.soundPeak)).toBe(0);
    await page.evaluate(() => Reflect.get(window, 'endCall')());
    await button(page, '鐘を聞いてみる').click();
    await heardOnce(page);
  });

  test('sounds on return where the platform forbids it while the app is hidden', async ({ ringing: page }) => {
    await page.goto('/training/setsuna');
    await page.getByRole('switch', { name: '10秒をはかる' }).click();
    await button(page, '思考開始').click();
    await page.evaluate(() => {
      const { resume } = AudioContext.prototype;
      const isHidden = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      isHidden(true);
      Object.defineProperty(AudioContext.prototype, 'state', { value: 'suspended', configurable: true });
      AudioContext.prototype.resume = () => Promise.reject(new DOMException('hidden', 'NotAllowedError'));
      Reflect.set(window, 'comeBack', () => {
        Reflect.deleteProperty(AudioContext.prototype, 'state');
        Object.assign(AudioContext.prototype, { resume });
        isHidden(false);
      });
    });
    await page.clock.runFor(12_000);
    await expect.poll(() => rings(page)).toEqual([120]);
    expect(await page.evaluate(() => window.soundPeak)).toBe(0);
    await page.evaluate(() => Reflect.get(window, 'comeBack')());
    await heardOnce(page);
  });
});
