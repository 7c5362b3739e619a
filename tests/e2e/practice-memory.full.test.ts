import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { editorials } from '../../src/practices/sakiyomi/content.ts';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { synced } from '../support/browser/journeys.ts';
import { killPage } from '../support/browser/kill-page.ts';
import { listTitle } from '../support/fixtures/practices.ts';
import { test } from '../support/test.ts';

/** Opens 先読 from the list, goes back without reading on, and returns the id of the column that it showed. */
async function openAndLeave(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^先読(?!（)/ }).click();
  const title = await page.locator('#editorial-title').textContent();
  await page.goBack();
  await listTitle(page).waitFor();
  const editorial = editorials.find((candidate) => candidate.title === title);
  if (editorial === undefined) throw new Error(`No column "${title}"`);
  return editorial.id;
}

describe('the practice memory', () => {
  test('of two devices that practised offline agrees, and neither shows a column again', async ({
    openSignedIn,
    member,
    sql,
  }) => {
    const devices: Device[] = [];
    const shown: string[] = [];
    for (const name of ['phone', 'tablet']) {
      const device = await openSignedIn();
      await waitForOffline(device.page);
      await device.context.setOffline(true);
      await device.page.goto('/training');
      const first = await openAndLeave(device.page);
      const second = await openAndLeave(device.page);
      expect(second, name).not.toBe(first);
      shown.push(first, second);
      devices.push(device);
    }
    for (const { page, context } of devices) {
      await context.setOffline(false);
      await synced(page);
    }
    const storedItems = () =>
      sql<{ item: string }>(
        `select distinct result->>'item' as item from public.practice_results, jsonb_array_elements(results) as result
         where user_id = $1 order by 1`,
        [member.userId],
      );
    await expect.poll(async () => (await storedItems()).map(({ item }) => item)).toEqual([...new Set(shown)].sort());

    for (const { page } of devices) {
      await page.reload();
      await synced(page);
      const next = await openAndLeave(page);
      expect(shown).not.toContain(next);
      shown.push(next);
      await synced(page);
    }
  });

  test('holds what was answered when the page is killed in the middle of a drill', async ({ page, member, sql }) => {
    const context = page.context();
    await page.goto('/training/sentsuji');
    for (let phrase = 1; phrase <= 3; phrase += 1) {
      await page.getByRole('button', { name: '答えを見る' }).click();
      await page.getByRole('button', { name: '次の問題' }).click();
    }
    await killPage(page);
    const next = await context.newPage();
    await next.goto('/');
    const rows = () =>
      sql<{ items: number }>(
        'select jsonb_array_length(results) as items from public.practice_results where user_id = $1',
        [member.userId],
      );
    await expect.poll(rows).toEqual([{ items: 4 }]);
  });
});
