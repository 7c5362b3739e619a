import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { watchConnections } from '../support/browser/drop-connections.ts';
import { setVisible } from '../support/browser/fake-iphone.ts';
import { button, goOffline, pill, readHomeNumbers } from '../support/browser/journeys.ts';
import { sessionsThisWeek } from '../support/fixtures/practices.ts';
import { test as base } from '../support/test.ts';

const test = base
  /** A signed-in device whose connections to IndexedDB the test can drop, as iOS does with an app in the background. */
  .extend('phone', ({ openSignedIn }) => openSignedIn({ prepare: (page) => page.addInitScript(watchConnections) }));

/** Drops all connections of the page, and fires their close event. */
async function loseStorage(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'dropConnections')(true));
}

/** From now on no connection can be opened, or can again. A reload always can. */
async function setStorageGone(page: Page, isGone: boolean): Promise<void> {
  await page.evaluate((gone) => Reflect.set(window, 'isStorageGone', gone), isGone);
}

describe('a storage that cannot be opened again', () => {
  test('makes the page reload once, which helps, when the member returns to it', async ({ phone }) => {
    const { page } = phone;
    await goOffline(phone);
    await page.evaluate(() => Reflect.set(window, 'isOldPage', true));
    await setStorageGone(page, true);
    await loseStorage(page);
    await setVisible(page, false);
    await setVisible(page, true);
    await page.waitForFunction(() => Reflect.get(window, 'isOldPage') === undefined);
    await expect.poll(() => pill(page).textContent()).toBe('オフライン');
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1' });

    await setStorageGone(page, true);
    await loseStorage(page);
    await setVisible(page, false);
    await setVisible(page, true);
    await page.getByRole('heading', { name: 'データを開けません' }).waitFor();
    await button(page, 'もう一度開く').click();
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1' });
  });

  test('leaves a drill on the screen, whose end is recorded once it can', async ({ phone }) => {
    const { page } = phone;
    await page.goto('/training/jutsu');
    await button(page, '次の問題').click();
    await page.getByText('2 問目').waitFor();
    await setStorageGone(page, true);
    await loseStorage(page);
    await setVisible(page, false);
    await setVisible(page, true);
    await button(page, '稽古完了').click();
    const alert = page.getByRole('alertdialog', { name: '稽古の記録に失敗しました' });
    const closeAlert = async () => {
      await alert.getByRole('button', { name: 'OK' }).click();
      await alert.waitFor({ state: 'detached' });
    };
    await alert.getByText('もう一度お試しください').waitFor();
    await closeAlert();
    await page.getByText('2 問目').waitFor();

    await setStorageGone(page, false);
    // The first attempt may come before the app has opened the storage again.
    await expect
      .poll(async () => {
        await button(page, '稽古完了').click();
        await button(page, '稽古の一覧へ').or(alert).waitFor();
        if (await alert.isVisible()) await closeAlert();
        return button(page, '稽古の一覧へ').count();
      })
      .toBe(1);
    await button(page, '稽古の一覧へ').click();
    expect(await sessionsThisWeek(page)).toBe(1);
  });
});
