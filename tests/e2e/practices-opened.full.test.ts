import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { button, goOffline, synced } from '../support/browser/journeys.ts';
import { publishOpenedKeys } from '../support/fixtures/opened-keys.ts';
import { test } from '../support/test.ts';

const tile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('link');
const isLocked = async (page: Page, name: string) => (await tile(page, name).getAttribute('aria-disabled')) === 'true';

describe('a new installation', () => {
  test('keeps 五色, 教訓, 分解 and the circuits closed', async ({ page }) => {
    await page.goto('/training');
    await tile(page, '五色').waitFor();
    for (const name of ['五色', '教訓', '分解']) expect(await isLocked(page, name), name).toBe(true);
    for (const path of ['/training/goshoku', '/training-detail/goshoku']) {
      await page.goto(path);
      expect(await button(page, '準備中').isDisabled()).toBe(true);
    }
    await page.goto('/training-menu');
    await tile(page, 'サーキットの稽古').waitFor();
    expect(await isLocked(page, 'サーキットの稽古')).toBe(true);
  });
});

describe('what the admin opens', () => {
  test('opens with the next sync, works offline from then on, and leaves its history when it is closed again', async ({
    device,
    backend,
    sql,
    member,
  }) => {
    const { page, context } = device;
    await page.goto('/training');
    await waitForOffline(page);
    await goOffline(device);
    await publishOpenedKeys(backend, ['bunkai', 'circuit']);
    await page.reload();
    await tile(page, '分解').waitFor();
    expect(await isLocked(page, '分解')).toBe(true);

    await page.goto('/training/bunkai');
    await button(page, '準備中').waitFor();
    await context.setOffline(false);
    await button(page, 'ほどき始める').waitFor();
    await synced(page);

    await goOffline(device);
    await page.goto('/training');
    await expect.poll(() => isLocked(page, '分解')).toBe(false);
    expect(await isLocked(page, '五色')).toBe(true);
    await tile(page, '分解').click();
    await button(page, 'ほどき始める').click();
    for (const next of ['次の問い', '次の問い', '次の問い', '部品を挙げる']) await button(page, next).click();
    await page.goto('/training-detail/bunkai');
    await button(page, '稽古を始める').click();
    await button(page, 'ほどき始める').click();
    for (const next of ['次の問い', '次の問い', '次の問い', '部品を挙げる', '部品を見比べる']) {
      await button(page, next).click();
    }
    await page.getByRole('heading', { name: '当たり前を、部品にほどきました' }).waitFor();

    const menu = await context.newPage();
    await menu.goto('/training-menu');
    await expect.poll(() => tile(menu, 'サーキットの稽古').getAttribute('href')).toBe('/circuit-training');
    await publishOpenedKeys(backend, []);
    await context.setOffline(false);
    await expect.poll(() => isLocked(menu, 'サーキットの稽古')).toBe(true);
    await menu.close();
    // The visit that has begun is not interrupted.
    expect(await page.getByRole('heading', { name: 'こんな部品もありました' }).count()).toBe(1);
    await button(page, '稽古の一覧へ').click();
    await expect.poll(() => isLocked(page, '分解')).toBe(true);
    await page.locator('li:has(time)').filter({ hasText: '分解「' }).waitFor();
    const sessions = () => sql('select from public.training_sessions where user_id = $1', [member.userId]);
    await expect.poll(async () => (await sessions()).length).toBe(1);
  });
});
