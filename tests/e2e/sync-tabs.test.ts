import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { moveClocks, pill, readHomeNumbers } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

const TOMORROW = '2026-11-21T03:00:00Z';

describe('several tabs', () => {
  test('record a day once, and all show it', async ({ backend, recordedDays, device }) => {
    await waitForOffline(device.page);
    const { context } = device;
    const tabs = [device.page, await context.newPage(), await context.newPage()];
    await moveClocks(backend, device, TOMORROW);
    await Promise.all(tabs.map((tab) => tab.goto('/')));
    for (const tab of tabs) {
      await expect.poll(async () => (await readHomeNumbers(tab)).連続記録).toBe('2');
      await expect.poll(() => pill(tab).textContent()).toBe('同期済み');
    }
    expect(await recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('show what the first one records, and follow its logout', async ({ device }) => {
    const second = await device.context.newPage();
    await second.goto('/streak');
    await second.getByRole('button', { name: '本日は記録済み' }).waitFor();
    await device.page.getByRole('button', { name: 'ログアウト' }).click();
    await second.waitForURL('/login');
  });
});
