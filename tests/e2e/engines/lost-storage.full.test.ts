import { describe, expect } from 'vitest';
import { watchConnections } from '../../support/browser/drop-connections.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test } from '../../support/engines/engine-test.ts';
import { synced, waitForOffline } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const loseStorage = (page: EnginePage, how: 'reported' | 'silently') =>
  page.evaluate((isReported) => Reflect.get(window, 'dropConnections')(isReported), how === 'reported');

// To kill WebKit's network process would end the session.
describe.each(installedEngines)('a storage that is lost in %s', (engine) => {
  test.override('engine', engine);

  test.for([
    ['without the server', 'reported'],
    ['without the server', 'silently'],
    ['with the server', 'reported'],
  ] as const)('is opened again %s, %s', async ([server, how], { backend, site, sql, member, openSignedInPhone }) => {
    await site.runBeforeApp(watchConnections);
    const { page } = await openSignedInPhone();
    await waitForOffline(page);
    await page.goto('/training');
    await synced(page);
    if (server === 'without the server') await backend.pause();
    await page.getByRole('link', { name: /^十四ツ/ }).click();
    await page.getByRole('button', { name: '次の問題' }).click();
    await page.getByText(/2 問目/).waitFor();
    await loseStorage(page, how);
    for (const name of ['稽古完了', '稽古の一覧へ']) await page.getByRole('button', { name }).click();
    await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
    await loseStorage(page, how);
    await expect.poll(() => page.locator('li:has(time)').texts()).toEqual([expect.stringContaining('十四ツ')]);
    await page.getByRole('link', { name: '記録' }).click();
    await page.getByRole('button', { name: '本日は記録済み' }).waitFor();

    await backend.resume();
    await page.reload();
    await synced(page);
    expect(await sql('select training_type from public.training_sessions where user_id = $1', [member.userId])).toEqual(
      [{ training_type: 'jutsu' }],
    );
  });
});
