import { describe, expect } from 'vitest';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test } from '../../support/engines/engine-test.ts';
import { finishDrill, synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

// Scroll bars that take room, as on Linux and Windows.
test.override('launchOptions', { firefoxPrefs: { 'widget.gtk.overlay-scrollbars.enabled': false } });

/** Registers a kata and opens its dialog. */
async function openEditDialog(page: EnginePage): Promise<void> {
  await page.goto('/training-menu');
  await page.locator('a[href="/kata-training"]').click();
  await page.getByLabel(/^象/).fill('静かな駅');
  await page.getByLabel(/^意識/).fill('耳をすます');
  await page.getByRole('button', { name: '型を登録する' }).click();
  await page.getByText(/型を登録しました/).waitFor();
  await page.getByRole('tab', { name: '一覧' }).click();
  await page.getByRole('button', { name: '編集' }).click();
  await page.getByRole('dialog', { name: '型を直す' }).waitFor();
}

describe.each(installedEngines)('a dialog in %s', (engine) => {
  test.override('engine', engine);

  test('closes on Esc and on its scrim, and gives the focus back', async ({ phone: { page } }) => {
    const dialog = page.getByRole('dialog', { name: '型を直す' });
    await openEditDialog(page);
    await page.press('Escape');
    await dialog.waitForGone();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('編集');
    await page.getByRole('button', { name: '編集' }).click();
    await dialog.waitFor();
    await page.clickAt({ x: 195, y: 4 });
    await dialog.waitForGone();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('編集');
  });

  test('asks before typed text is lost, also on Back', async ({ phone: { page } }) => {
    await openEditDialog(page);
    const dialog = page.getByRole('dialog', { name: '型を直す' });
    await dialog.getByLabel(/^象/).fill('騒がしい駅');
    await page.press('Escape');
    const warning = page.getByRole('alertdialog', { name: '直した内容は保存されていません' });
    await warning.getByRole('button', { name: '入力を続ける' }).click();
    await warning.waitForGone();
    await page.back();
    await warning.getByRole('button', { name: '保存せずに閉じる' }).click();
    await dialog.waitForGone();
  });

  test('keeps a form that the member leaves with Back, and lets them leave it', async ({ phone: { page } }) => {
    await page.goto('/profile');
    await page.getByRole('link', { name: /プロフィールを編集/ }).click();
    await page.getByLabel('自己紹介').fill('書きかけ');
    const warning = page.getByRole('alertdialog', { name: '編集中の内容は保存されていません' });
    await page.back();
    await warning.getByRole('button', { name: '編集を続ける' }).click();
    await warning.waitForGone();
    await page.waitForPath('/profile-edit');
    expect(await page.getByLabel('自己紹介').evaluate((field) => Reflect.get(field, 'value'))).toBe('書きかけ');
    await page.back();
    await warning.getByRole('button', { name: '保存せずに離れる' }).click();
    await page.waitForPath('/profile');
  });

  test.for([390, 600, 1280])(
    'stands in the middle of a page that scrolls, %i px wide',
    async (width, { phone: { page } }) => {
      await page.resize({ width, height: 700 });
      await page.goto('/profile');
      await synced(page);
      await finishDrill(page);
      await openEditDialog(page);
      // The window includes the scroll bar, which the member sees beside the page.
      const offset = await page.evaluate(() => {
        const { left, right } = document.querySelector('dialog[open]')?.getBoundingClientRect() ?? new DOMRect();
        const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
        return Math.abs((left + right) / 2 - (main.left + main.right) / 2);
      });
      expect(offset).toBeLessThanOrEqual(1);
    },
  );
});
