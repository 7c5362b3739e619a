import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { parrotTexts } from '../../src/practices/oumugaeshi/content.ts';
import { isSpeaking, readUtterances } from '../support/browser/fake-speech.ts';
import { createTouchDriver } from '../support/browser/input-driver.ts';
import { button, finish } from '../support/browser/journeys.ts';
import { listTitle, sessionsThisWeek } from '../support/fixtures/practices.ts';
import { quickVoice, slowVoice, test } from '../support/fixtures/voice.ts';

describe('オウム返し', () => {
  test('pauses on pagehide, so that it can resume from the back/forward cache', async ({ openDrill }) => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    const driver = createTouchDriver(page);
    await driver.press(button(page, '再生'));
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.getByRole('alert').filter({ hasText: '読み上げが途中で止まりました' }).waitFor();
    expect(await isSpeaking(page)).toBe(false);
    await driver.press(button(page, '再開'));
    await expect.poll(() => isSpeaking(page)).toBe(true);
  });

  test('leaves a pause after each sentence, or plays on once the member has chosen so', async ({ openDrill }) => {
    const page = await openDrill('/training/oumugaeshi');
    await button(page, '再生').tap();
    await page.getByText('あなたの番です').waitFor();
    expect(await readUtterances(page)).toHaveLength(1);
    // Which text comes first depends on what was played before.
    await page
      .getByRole('group', { name: /^(伏せた所は|返した文は)$/ })
      .getByRole('button')
      .first()
      .tap();
    await page.getByText(/^2 \/ \d+ 文$/).waitFor();
    const [first, second] = await readUtterances(page);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1000);
    await page.getByText('文章・速さ・声').tap();
    await page.getByRole('switch', { name: '返す間をあける' }).tap();

    const after = await openDrill('/training/oumugaeshi');
    await button(after, '再生').tap();
    await after.getByText('最後まで聞きました。').waitFor();
  });

  test('pauses, resumes at the same sentence, steps and stops', async ({ openDrill }) => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    const driver = createTouchDriver(page);
    await driver.press(button(page, '再生'));
    await page.getByText('文章・速さ・声').tap();
    await driver.press(button(page, '次の文'));
    await page.getByText(/^2 \/ \d+ 文$/).waitFor();
    await driver.press(button(page, '一時停止'));
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await driver.press(button(page, '再開'));
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await button(page, '前の文').tap();
    await page.getByText(/^1 \/ \d+ 文$/).waitFor();
    await button(page, '停止').tap();
    await button(page, '再生').waitFor();
    expect(await isSpeaking(page)).toBe(false);
  });

  test('restarts the sentence 200 ms after a speed change, and stores speed and voice on the device', async ({
    openDrill,
  }) => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    await button(page, '再生').tap();
    await page.getByText('文章・速さ・声').tap();
    await page.getByLabel('声', { exact: true }).selectOption('Otoya（オフライン可）');
    await expect.poll(async () => (await readUtterances(page)).length).toBe(2);
    const changedAt = await page.evaluate(() => performance.now());
    await page.getByLabel('速さ').selectOption('1.5倍');
    await expect.poll(async () => (await readUtterances(page)).length).toBe(3);
    const [first, , third] = await readUtterances(page);
    expect(third).toMatchObject({ text: first?.text, rate: 1.5, voice: 'Otoya' });
    expect((third?.at ?? 0) - changedAt).toBeGreaterThanOrEqual(200);

    const later = await openDrill('/training/oumugaeshi', quickVoice);
    await button(later, '再生').tap();
    await expect.poll(async () => (await readUtterances(later))[0]).toMatchObject({ rate: 1.5, voice: 'Otoya' });
  });

  test('is recorded with the text that was read, even if another one is selected', async ({ openDrill }) => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    await button(page, '再生').tap();
    await page.getByText('文章・速さ・声').tap();
    const choice = page.getByLabel('文章');
    const played = await choice.locator('option:checked').textContent();
    await choice.selectOption({ index: parrotTexts.length - 1 });
    await finish(page);
    await listTitle(page).waitFor();
    const latest = page.locator('li:has(time)').first();
    await expect.poll(() => latest.textContent()).toContain(`オウム返し稽古「${played?.split('・')[1]}」`);
  });

  test('shows a reload button without speech synthesis, and works without a voice', async ({ openDrill }) => {
    const page = await openDrill('/training/oumugaeshi', { voices: null, sentenceMs: 0 });
    await page.getByText('お使いのブラウザは音声合成機能をサポートしていません').waitFor();
    const reloaded = page.waitForEvent('load');
    await button(page, '再読み込み').tap();
    await reloaded;
    await button(page, '声なしで始める').tap();
    await button(page, '再生').tap();
    await page.getByText(/^2 \/ \d+ 文$/).waitFor();
  });
});

describe('ツアー', () => {
  test('keeps running when the second click of a double click on start hits the stop button', async ({ openDrill }) => {
    const page = await openDrill('/training/tour');
    await button(page, 'ツアーを始める').waitFor();
    await page.evaluate(async () => {
      const tap = (words: string) =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click();
      tap('ツアーを始める');
      await new Promise(requestAnimationFrame);
      tap('ツアーを終える');
    });
    await button(page, 'ツアーを終える').and(page.locator(':not([aria-disabled])')).waitFor();
    await page.getByRole('timer').waitFor();
    await button(page, 'ツアーを終える').tap();
    await page.getByRole('heading', { name: '案内を終えました' }).waitFor();
  });

  test('ends by itself after five minutes, is recorded once, and releases the wake lock', async ({
    openClockedPage,
  }) => {
    const page = await openClockedPage();
    await page.addInitScript(fakeWakeLock);
    await page.goto('/training/tour');
    expect(await countHeldWakeLocks(page)).toBe(0);
    await button(page, 'ツアーを始める').dblclick();
    await page.getByRole('timer').waitFor();
    await expect.poll(() => countHeldWakeLocks(page)).toBe(1);
    await page.clock.fastForward(300_000);
    await page.getByRole('heading', { name: '案内を終えました' }).waitFor();
    await page.getByText('5分', { exact: true }).first().waitFor();
    await page.getByText('（5分）').first().waitFor();
    await expect.poll(() => countHeldWakeLocks(page)).toBe(0);
    await page.getByText('今日は1つ、5分').waitFor();
    await button(page, '稽古の一覧へ').tap();
    expect(await sessionsThisWeek(page)).toBe(1);
  });
});

/** Runs in the page: counts active wake locks. */
function fakeWakeLock(): void {
  let active = 0;
  const request = async () => {
    active += 1;
    return {
      release: async () => {
        active -= 1;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.defineProperty(navigator, 'heldWakeLocks', { value: () => active });
}

function countHeldWakeLocks(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(navigator, 'heldWakeLocks')());
}
