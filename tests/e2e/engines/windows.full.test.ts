import { describe, expect } from 'vitest';
import { test } from '../../support/engines/engine-test.ts';
import { finishDrill, pill, synced, writeBio } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { prepareToSuspend } from '../../support/engines/suspend-window.ts';

describe.each(installedEngines)('two windows in %s', (engine) => {
  test.override('engine', engine);

  test('show what the other one records, and follow its logout, which deletes the data', async ({ phone }) => {
    const { page } = phone;
    const second = await phone.openPage();
    await second.goto('/training');
    await second.getByRole('heading', { name: '十七の稽古' }).waitFor();
    await finishDrill(page);
    await expect.poll(() => second.locator('li:has(time)').texts()).toEqual([expect.stringContaining('十四ツ')]);
    await synced(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForPath('/login');
    await second.getByText('ログインが必要です').waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual(expect.not.arrayContaining([expect.stringContaining('rxdb')]));
  });
});

describe.runIf(installedEngines.includes('webkit'))(
  'a window that WebKit suspends in the middle of an exchange',
  () => {
    test.override('engine', 'webkit');

    // Takes the 30 seconds after which a lock is taken over.
    test('does not keep another one from syncing, and syncs when it resumes', { timeout: 180_000 }, async ({
      sql,
      member,
      phone,
    }) => {
      const { page } = phone;
      const suspend = prepareToSuspend();
      // The worker runs in the process of the first window.
      const second = await phone.openPage();
      await second.goto('/profile-edit');
      await synced(second);
      await second.evaluate(hangExchanges);
      await writeBio(second, '止まった窓');
      await expect.poll(() => second.evaluate(() => Reflect.get(window, 'hanging'))).toBeGreaterThan(0);
      const readRows = () =>
        sql(
          `select bio, (select count(*)::int from public.training_sessions where user_id = users.id) as sessions
         from public.users where id = $1`,
          [member.userId],
        );
      const resume = suspend();
      try {
        await finishDrill(page);
        await pill(page, /^未送信/).waitFor();
        await synced(page);
        expect(await readRows()).toEqual([{ bio: '止まった窓', sessions: 1 }]);
      } finally {
        resume();
      }
      await second.evaluate(() => Reflect.get(window, 'resumeExchanges')());
      await second.goto('/profile-edit');
      await writeBio(second, '動き出した窓');
      await synced(second);
      expect(await readRows()).toEqual([{ bio: '動き出した窓', sessions: 1 }]);
    });
  },
);

/** Runs in the page: exchanges get no response until `resumeExchanges()`. Counts them in `hanging`. */
function hangExchanges() {
  const { fetch } = window;
  Reflect.set(window, 'hanging', 0);
  Reflect.set(window, 'resumeExchanges', () => Reflect.set(window, 'fetch', fetch));
  window.fetch = (...request) => {
    if (!String(request[0]).endsWith('/rpc/sync_exchange')) return fetch(...request);
    Reflect.set(window, 'hanging', Reflect.get(window, 'hanging') + 1);
    return new Promise(() => {});
  };
}
