import { describe, expect } from 'vitest';
import { countQueue } from '../../support/browser/device-data.ts';
import { guestAddresses, memberAddresses } from '../../support/browser/every-route.ts';
import { test } from '../../support/engines/engine-test.ts';
import { finishDrill, synced, waitForOffline } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { visitAll } from '../../support/engines/visit-all.ts';

// WebKit ends a worker some seconds after its last page, Firefox after half a minute unless told otherwise.
test.override('launchOptions', { firefoxPrefs: { 'dom.serviceWorkers.idle_timeout': 100 } });
const WORKER_ENDS_MS = 12_000;

// Chromium visits every route offline in ../every-route.test.ts, and has Background Sync.
describe.each(installedEngines.filter((engine) => engine !== 'chromium'))('without the server, %s', (engine) => {
  test.override('engine', engine);

  test('opens every screen for a member by its own address', { timeout: 240_000 }, async ({ backend, phone }) => {
    await waitForOffline(phone.page);
    await backend.pause();
    expect(await visitAll(phone, memberAddresses)).toEqual({});
  });

  test('opens the screens of a guest', async ({ backend, openPhone }) => {
    const phone = await openPhone();
    await phone.page.goto('/login');
    await waitForOffline(phone.page);
    await backend.pause();
    expect(
      await visitAll(
        phone,
        guestAddresses.filter((address) => address !== '/auth/callback'),
      ),
    ).toEqual({});
  });

  test('queues an exchange, which a restarted worker sends once', async ({ backend, sql, member, phone }) => {
    const readSessions = () =>
      sql('select training_type from public.training_sessions where user_id = $1', [member.userId]);
    expect(await phone.page.evaluate(() => 'SyncManager' in window)).toBe(false);
    await waitForOffline(phone.page);
    await backend.pause();
    await finishDrill(phone.page);
    await expect.poll(() => phone.page.evaluate(countQueue)).toBe(1);
    await phone.page.close();
    await backend.resume();
    expect(await readSessions()).toEqual([]);
    // A page without the app starts the worker again, if the browser has ended it.
    const openBarePage = async () => {
      const bare = await phone.openPage();
      await bare.goto('/__mail.json');
      await bare.close();
      return readSessions();
    };
    await expect
      .poll(openBarePage, { interval: WORKER_ENDS_MS, timeout: 5 * WORKER_ENDS_MS })
      .toEqual([{ training_type: 'jutsu' }]);

    const page = await phone.openPage();
    await page.goto('/training');
    await synced(page);
    expect(await page.evaluate(countQueue)).toBe(0);
    expect(await readSessions()).toEqual([{ training_type: 'jutsu' }]);
  });
});
